import '@mantine/core/styles/Code.layer.css';
import { contado } from '@instrutoria/domain/kernel/contado.ts';
import { Code } from '@mantine/core';

type Campos = Readonly<Record<string, unknown>>;

function campos(valor: unknown): Campos {
  return typeof valor === 'object' && valor !== null ? (valor as Campos) : {};
}

/** Before → after; with one side only, every field. */
function diferencas(antes: unknown, depois: unknown): string[] {
  const [a, b] = [campos(antes), campos(depois)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .map((nome) => ({ nome, de: JSON.stringify(a[nome]), para: JSON.stringify(b[nome]) }))
    .filter(({ de, para }) => de !== para)
    .map(({ nome, de, para }) =>
      de === undefined ? `${nome}: ${para}` : `${nome}: ${de} → ${para ?? 'nada'}`,
    );
}

export function Mudanca(props: { readonly id: number; readonly antes: unknown; readonly depois: unknown }) {
  const linhas = diferencas(props.antes, props.depois);
  if (linhas.length === 0) return '—';
  return (
    <details>
      <summary>
        {contado(linhas.length, 'campo', 'campos')}
        <span className="sr-only"> do ato {props.id}</span>
      </summary>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {linhas.join('\n')}
      </Code>
    </details>
  );
}
