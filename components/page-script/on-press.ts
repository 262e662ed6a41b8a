/**
 * Calls `act` with the element of this selector that was clicked, on whatever inside it. It listens on the way down: while React takes over
 * a page it ends clicks at the document, and they never come back up.
 */
export function onPress(selector: string, act: (pressed: HTMLElement) => void, signal?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (pressed) act(pressed);
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}
