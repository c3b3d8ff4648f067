import type { Page } from '@playwright/test';

interface No {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
}

/** The accessible names that Chromium computes for a role, in the order of the page. */
export async function namesOfRole(page: Page, role: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly No[] };
  await client.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name }) =>
      String(name?.value ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}
