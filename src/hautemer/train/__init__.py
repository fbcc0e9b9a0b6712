"""Training of the learned players: Deep Monte Carlo self-play (Zha et al., DouZero, 2021).

Worker processes play many matches in lock-step (`selfplay`); a learner fits the network to how they ended
(`learner`, or `torch_learner` with PyTorch); `run` keeps both going and writes checkpoints, the curve and
the weights.
"""
