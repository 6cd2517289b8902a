import type {Locator, Page} from '@playwright/test';
import {expect, hydrated} from './setup.ts';

/** The search window, its box and its results. */
export const searchWindow = (page: Page): Locator => page.locator('.DocSearch-Modal');
export const input = (page: Page): Locator => page.locator('.DocSearch-Input');
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hit');

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchWindow(page)).toBeVisible();
}
