import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../../tools/prepare/chromium.mjs';

/**
 * The options with which every browser is started: this machine's Chromium, without background traffic;
 * `more`: further arguments.
 */
export function launchOptions(more: string[] = []): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium here: run node tools/prepare.mjs --browser');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}

/** The widths (px) at which every screen must be comfortable to use, each with a height. */
export const larguras = {
  larga: { width: 1280, height: 900 },
  estreita: { width: 360, height: 740 },
} as const;

/** The locale and place of the people who use it. */
export const pessoa = { locale: 'pt-BR', timezoneId: 'America/Fortaleza' } as const;
