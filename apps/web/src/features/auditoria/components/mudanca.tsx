import '@mantine/core/styles/Code.layer.css';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Code } from '@mantine/core';

type Campos = Readonly<Record<string, unknown>>;
type Nomes = Readonly<Record<string, string>>;

const DE_CRITERIOS = ['criterio', 'criterios', 'acolhidos'];

function campos(valor: unknown): Campos {
  return typeof valor === 'object' && valor !== null ? (valor as Campos) : {};
}

/** A call's own criteria by their names at that time; by code where none is known. */
function comNomes(nomes: Nomes) {
  const dito = (valor: unknown) => (typeof valor === 'string' ? (nomes[valor] ?? valor) : valor);
  return (campo: string, valor: unknown): unknown => {
    if (!DE_CRITERIOS.includes(campo)) return valor;
    return Array.isArray(valor) ? valor.map(dito) : dito(valor);
  };
}

/** The changed fields before → after; with only one side, every field. */
function diferencas(antes: unknown, depois: unknown, nomes: Nomes): string[] {
  const [a, b] = [campos(antes), campos(depois)];
  const nomeado = comNomes(nomes);
  const escrito = (nome: string, valor: unknown) => JSON.stringify(nomeado(nome, valor), nomeado);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .map((nome) => ({ nome, de: escrito(nome, a[nome]), para: escrito(nome, b[nome]) }))
    .filter(({ de, para }) => de !== para)
    .map(({ nome, de, para }) =>
      de === undefined ? `${nome}: ${para}` : `${nome}: ${de} → ${para ?? 'nada'}`,
    );
}

export function Mudanca(props: {
  readonly id: number;
  readonly antes: unknown;
  readonly depois: unknown;
  readonly criterios?: Nomes | undefined;
}) {
  const linhas = diferencas(props.antes, props.depois, props.criterios ?? {});
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
