"""Batches as tensors of PyTorch that share their memory: what a step writes, the tensors show, and nothing is copied.
Needs the package `torch`, the extra `madang[train]`."""

from typing import Any

import numpy as np

from madang.engine.batch import SHOWN, Batch
from madang.engine.refusal import Refused, as_given

try:
    import torch
except ImportError as problem:
    raise ImportError("PyTorch is not installed; pip install 'madang[train]' does it.") from problem


def tensors(batch: Batch) -> dict[str, torch.Tensor]:
    """The arrays of a batch, by name, as tensors over the same memory. Where there is a GPU that memory is pinned, so
    that `tensor.to("cuda", non_blocking=True)` copies while the processor goes on."""
    if not isinstance(batch, Batch):
        raise Refused(f"Tensors are made of a batch, not of {as_given(batch)}.")
    batch.wait()
    return {name: shared(batch, name) for name in SHOWN}


def shared(batch: Batch, name: str) -> torch.Tensor:
    array: np.ndarray[Any, Any] = getattr(batch, name)
    if hasattr(array, "__cuda_array_interface__"):  # a batch of madang.cuda
        return torch.as_tensor(array, device="cuda")
    tensor = torch.from_numpy(array)
    if torch.cuda.is_available():
        tensor = tensor.pin_memory()
        setattr(batch, name, tensor.numpy())
    return tensor
