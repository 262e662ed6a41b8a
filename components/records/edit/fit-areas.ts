import { type RefObject, useEffect } from 'react';

/** Makes the text areas of a form as high as their text in browsers that cannot by themselves, as WebKit. */
export function useFittedAreas(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const box = form.current;
    if (!box || CSS.supports('field-sizing', 'content')) return;
    const fit = (area: HTMLTextAreaElement) => {
      area.style.height = 'auto';
      // One that is not shown has no height yet.
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
    // What is opened, as a part of a list.
    box.addEventListener('toggle', fitAll, true);
    return () => {
      box.removeEventListener('input', onInput);
      box.removeEventListener('toggle', fitAll, true);
    };
  }, [form]);
}
