"""Training of the learned bots: Deep Monte Carlo self-play (Zha et al., DouZero, 2021).

Worker processes play many matches in lock-step (`selfplay`). A learner fits the network to the results
(`learner`, or `torch_learner` with PyTorch). `run` controls both and writes checkpoints, the curve and the
weights; `hautemer train` starts it.
"""
