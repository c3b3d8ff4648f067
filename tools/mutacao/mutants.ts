import { parseAst } from 'rolldown/parseAst';

/** One change of a source: the text from `start` to `end` becomes `by`. */
export interface Mutant {
  readonly operator: 'comparison' | 'arithmetic' | 'logic' | 'condition' | 'boolean' | 'call' | 'defence';
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const EXCHANGES: Readonly<Record<string, readonly [Mutant['operator'], string]>> = {
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
};

/** Every change of one operator, condition, truth value or call statement of a TypeScript source. */
export function mutantsOf(text: string): Mutant[] {
  return nodesOf(text).flatMap((node) => {
    const changed = change(text, node);
    return changed === null ? [] : [{ ...changed, line: text.slice(0, changed.start).split('\n').length }];
  });
}

/**
 * The removal of each statement, or the deactivation of each property, below a comment `// defence: T-H3`.
 */
export function defencesIn(text: string): (Mutant & { readonly id: string })[] {
  return [...text.matchAll(/^\s*\/\/ defence: (T-[A-M]\d+)\n/gm)].flatMap(
    ({ 0: comment, 1: id = '', index }) => {
      const after = index + comment.length;
      const line = text.slice(0, after).split('\n').length;
      return nodesOf(text)
        .filter(({ type, start }) => start >= after && /Statement$|^Property$/.test(type))
        .toSorted((a, b) => a.start - b.start || b.end - a.end)
        .slice(0, 1)
        .map(({ type, start, end }) => ({
          id,
          operator: 'defence' as const,
          line,
          start,
          end,
          by: type === 'Property' ? text.slice(start, end).replace("'on'", "'off'") : ';',
        }));
    },
  );
}

function change(text: string, node: Node): Omit<Mutant, 'line'> | null {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [operator, by] = EXCHANGES[String(node.operator)] ?? [];
      const left = node.left as Node;
      const start = text.indexOf(String(node.operator), left.end);
      // A parenthesis or a comment may follow the left side; the operator is the first occurrence of its sign
      // after that.
      return operator === undefined || by === undefined
        ? null
        : { operator, start, end: start + String(node.operator).length, by };
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { type, start, end } = node.test as Node;
      // Its own operator is mutated already.
      if (type === 'BinaryExpression' || type === 'LogicalExpression') return null;
      return { operator: 'condition', start, end, by: `!(${text.slice(start, end)})` };
    }
    case 'Literal':
      return typeof node.value === 'boolean'
        ? { operator: 'boolean', start: node.start, end: node.end, by: String(!node.value) }
        : null;
    case 'ExpressionStatement': {
      const expression = node.expression as Node;
      const called = expression.type === 'AwaitExpression' ? (expression.argument as Node) : expression;
      return called.type === 'CallExpression'
        ? { operator: 'call', start: node.start, end: node.end, by: ';' }
        : null;
    }
    default:
      return null;
  }
}

/** Leaves types out: no test can notice a change of them. */
function nodesOf(text: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value) && !/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(value.type)) {
      found.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
