"""How compiled functions become one program: parts are linked as they are, and optimised once, as a whole.

Numba would optimise and assemble each function together with everything below it, again at every level of the calls.
That took more than half of the time, and rules optimised as a whole, at the top, run faster, too.

A function that is called in many places is copied to all of them only as long as it is small. Copies within copies once
made up four fifths of a program, and LLVM took six times as long to optimise and assemble it; no race was faster.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from llvmlite.binding import Linkage
from llvmlite.ir import CallInstr
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder

COPIES = 6000  #: instructions, as Numba writes them, that the copies of one function may add to a program


class Outline(NamedTuple):
    """What is known of a function before it is optimised."""

    size: int  #: instructions
    calls: Counter[str]  #: of which function how many
    inlined: bool  #: whether it may be taken in by its callers


_OUTLINES: dict[str, Outline] = {}  # by name; Numba gives none twice


def outline_of(function: Any) -> Outline:
    """The outline of a function as Numba has written it."""
    instructions = [instruction for block in function.blocks for instruction in block.instructions]
    called = (getattr(each.callee, "name", "") for each in instructions if isinstance(each, CallInstr))
    return Outline(len(instructions), Counter(called), "inlinehint" in function.attributes)


def worth_copying(names: Iterable[str]) -> set[str]:
    """The functions of a program that all of their callers take in: what is called once, or is small with all below."""
    known = {name: _OUTLINES[name] for name in names if name in _OUTLINES}
    uses: Counter[str] = Counter()
    for outline in known.values():
        uses.update(outline.calls)
    sizes: dict[str, int] = {}
    copied: set[str] = set()

    def measure(name: str) -> None:
        """From the bottom up; no rule calls itself."""
        outline = known[name]
        below = [called for called in outline.calls if called in known]
        for called in below:
            if called not in sizes:
                measure(called)
        sizes[name] = outline.size + sum(outline.calls[called] * sizes[called] for called in below if called in copied)
        if outline.inlined and (uses[name] - 1) * sizes[name] <= COPIES:
            copied.add(name)

    for name in known:
        if name not in sizes:
            measure(name)
    return copied


class Code(JITCodeLibrary):  # type: ignore[misc]
    """Compiled functions of which the outlines are kept. What Numba would always inline may be inlined."""

    def add_ir_module(self, module: Any) -> None:
        for function in module.functions:
            if "alwaysinline" in function.attributes:
                function.attributes.remove("alwaysinline")
                function.attributes.add("inlinehint")
            if not (function.is_declaration or function.linkage):  # Numba's own helpers have a linkage
                _OUTLINES[function.name] = outline_of(function)
        super().add_ir_module(module)


class Part(Code):
    """The code of a function that compiled code calls: linked into its callers, never optimised or run by itself."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        self._ensure_finalized()
        return 0  # Numba's way to say that Python can't call it

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing to set: an environment holds Python objects, and rules have none."""


class Whole(Code):
    """The code of a function that Python calls, with everything below it."""

    def _optimize_final_module(self) -> None:
        """Nobody else calls the parts: LLVM may change how they are called, and leave out what all have taken in."""
        parts = {
            function.name: function
            for function in self._final_module.functions
            if function.linkage == Linkage.linkonce_odr and function.name in _OUTLINES
        }
        copied = worth_copying(parts)
        for name, function in parts.items():
            function.linkage = Linkage.internal
            if name in copied:
                function.add_function_attribute("alwaysinline")
            elif not _OUTLINES[name].inlined:
                function.add_function_attribute("noinline")
        super()._optimize_final_module()


class PartCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's compiler, with a `Part` as its product."""

    product: type[Code] = Part

    def define_pipelines(self) -> list[Any]:
        self.state.library = self.product(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


class WholeCompiler(PartCompiler):
    """The same with a `Whole`."""

    product = Whole
