import type { Page } from '@playwright/test';

/** The least gap in px between facts that stand beside each other. */
const minGap = 8;

/** Returns what is badly set on the open page: words that break off a single letter, and facts beside each other with a gap below 8 px. */
export const typesettingIssues = (page: Page): Promise<string[]> =>
  page.evaluate((gap) => {
    const range = document.createRange();
    const lettersOnly = /[\p{L}\p{M}]/u;
    /** Texts for screen readers are 1 px wide. */
    const isShown = ({ parentElement }: Text): boolean => (parentElement?.getBoundingClientRect().width ?? 0) > 1;
    /** The lines of a part of a text, with how many letters stand on each. */
    const linesOf = (text: Text, from: number, to: number): number[] => {
      const lines = new Map<number, number>();
      for (let at = from; at < to; at++) {
        if (!lettersOnly.test(text.data[at] ?? '')) continue;
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      return [...lines.values()];
    };
    const isOnLines = (text: Text, from: number, to: number): boolean => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const brokenIn = (text: Text): string[] =>
      [...text.data.matchAll(/[\p{L}\p{M}\u00ad]{3,}/gu)].flatMap(({ 0: word, index }) => {
        if (!isOnLines(text, index, index + word.length)) return [];
        const lines = linesOf(text, index, index + word.length);
        return lines[0] === 1 || lines.at(-1) === 1 ? [`${word} breaks into ${lines.join(' + ')} letters`] : [];
      });

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && isShown(text) && isOnLines(text, 0, text.length)) broken.push(...brokenIn(text));
    }

    const boxesOf = (cell: Element): DOMRect[] => {
      const parts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const boxes = [...cell.querySelectorAll('svg, img')].map((picture) => picture.getBoundingClientRect());
      while (parts.nextNode()) {
        const text = parts.currentNode as Text;
        range.selectNodeContents(text);
        if (isShown(text)) boxes.push(...range.getClientRects());
      }
      return boxes.filter(({ width, height }) => width > 1 && height > 1);
    };
    const isTouching = (one: DOMRect, next: DOMRect): boolean =>
      one.left < next.left &&
      Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top) > 2 &&
      next.left - one.right < gap;
    const touching = [...document.querySelectorAll('main :is(dl, ul.facts, table)')].flatMap((facts) => {
      const cells = [...facts.querySelectorAll('dt, dd, li, th, td')].map((cell) => ({ cell, boxes: boxesOf(cell) }));
      return cells.flatMap(({ cell, boxes }, at) =>
        cells
          .slice(at + 1)
          .filter((other) =>
            boxes.some((box) => other.boxes.some((next) => isTouching(box, next) || isTouching(next, box))),
          )
          .map((other) => `${cell.textContent} touches ${other.cell.textContent}`),
      );
    });
    return [...broken, ...touching];
  }, minGap);
