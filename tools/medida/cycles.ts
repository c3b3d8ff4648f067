import type { Import } from '../house/imports.ts';

/** Nodes that reach each other, the largest group first (Tarjan's strongly connected components). */
export function cycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const to of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return found.toSorted((a, b) => b.length - a.length || String(a[0]).localeCompare(String(b[0])));
}

/** Of server or browser; null outside of features. */
export function featureOf(path: string): string | null {
  const [, app, feature] = /^apps\/(api|web)\/src\/features\/([^/]+)\//.exec(path) ?? [];
  return app === undefined || feature === undefined ? null : `${app}/${feature}`;
}

/** Types count too. */
export function mutualFeatures(imports: readonly Import[]): string[] {
  const pairs = new Set(
    imports.flatMap(({ from, to }) => {
      const [a, b] = [featureOf(from), featureOf(to)];
      return a === null || b === null || a === b ? [] : [`${a} ${b}`];
    }),
  );
  return [...pairs]
    .filter((pair) => {
      const [a = '', b = ''] = pair.split(' ');
      return a < b && pairs.has(`${b} ${a}`);
    })
    .map((pair) => pair.replace(' ', ' ⇄ '))
    .toSorted();
}
