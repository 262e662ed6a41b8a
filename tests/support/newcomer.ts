import { expect, type Locator, type Page } from '@playwright/test';

/** The seconds that a step takes a person who has never seen the page. */
const pace = { click: 1.2, character: 0.25, decision: 5 };

/** Operates a page by mouse and keyboard, and counts the steps. */
export class Newcomer {
  readonly steps = { clicks: 0, characters: 0, decisions: 0 };
  private readonly begun = performance.now();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.steps.clicks++;
    await target.click();
  }

  /** Clicks into a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    this.steps.clicks++;
    this.steps.characters += text.length;
    await field.fill(text);
  }

  /** Opens a list and chooses from it, or types the beginning of it where it is searched; a decision, unless it is what the newcomer came for. */
  async choose(field: Locator, text: string, { isKnown = false } = {}): Promise<void> {
    if (!isKnown) this.decide();
    this.steps.clicks += 2;
    if (await field.evaluate((element) => element.matches('select'))) {
      const option = field.locator('option', { hasText: text }).first();
      await field.selectOption(await option.getAttribute('value'));
      return;
    }
    const typed = text.slice(0, 5);
    this.steps.characters += typed.length;
    await field.fill(typed);
    await this.page.getByRole('option', { name: text }).first().click();
  }

  /** Presses one of a few buttons. */
  async pick(group: Locator, text: string): Promise<void> {
    this.decide();
    await this.click(group.getByText(text, { exact: true }));
  }

  /** Twelve files take three clicks in the window of the system: the button, the first, the last with Shift, and Open. */
  async upload(input: Locator, files: string[]): Promise<void> {
    this.decide();
    this.steps.clicks += 4;
    await input.setInputFiles(files);
  }

  /** Reads something, or thinks. */
  decide(times = 1): void {
    this.steps.decisions += times;
  }

  /** The seconds that a person needs, including the time of this run as that of the site. */
  get seconds(): number {
    const { clicks, characters, decisions } = this.steps;
    const human = clicks * pace.click + characters * pace.character + decisions * pace.decision;
    return human + (performance.now() - this.begun) / 1_000;
  }

  /** Says how long it took, and that it was less. */
  took(what: string, max: number): void {
    const { clicks, characters, decisions } = this.steps;
    const waited = (performance.now() - this.begun) / 1_000;
    console.log(
      `${what}: ${clicks} clicks, ${characters} characters, ${decisions} decisions, ${waited.toFixed(1)} s of the machine: ${this.seconds.toFixed(0)} s`,
    );
    expect(this.seconds).toBeLessThanOrEqual(max);
  }
}
