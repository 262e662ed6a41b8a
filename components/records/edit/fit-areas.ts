import { type RefObject, useEffect } from 'react';

/** Fits the height of text areas to their text in browsers without `field-sizing`, such as WebKit. */
export function useFittedAreas(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const box = form.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    const fit = (area: HTMLTextAreaElement) => {
      area.style.height = 'auto';
      // A hidden text area has no height yet.
      if (area.scrollHeight > 0) area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    const fitAll = () => {
      for (const area of box.querySelectorAll('textarea')) fit(area);
    };
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) fit(target);
    };
    fitAll();
    box.addEventListener('input', onInput);
    // An item of a list that is opened.
    box.addEventListener('toggle', fitAll, true);
    return () => {
      box.removeEventListener('input', onInput);
      box.removeEventListener('toggle', fitAll, true);
    };
  }, [form]);
}
