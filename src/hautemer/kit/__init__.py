"""Parts that games share: bags, masks, rings of seats, samplers."""
