import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { processoPorExtenso } from '@instrutoria/domain/resultado/messages.ts';
import { empatePorExtenso, posicoesDivididas } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import type { ReactNode } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { FolhaImpressa } from '../../configuracao/offered/folha-impressa.tsx';

export interface LinhaDaFolha {
  readonly posicao: number | null;
  readonly projeto_id: number;
  readonly titulo: string;
  readonly unidade?: string | undefined;
  readonly pontuacaoFase1: number | null;
  readonly pontuacaoFase2: number | null;
  readonly total: number | null;
  readonly desempate: string | null;
  readonly remunerados?: number | undefined;
  readonly voluntarios?: number | undefined;
  /** Absent before the decision. */
  readonly remunerados_aprovados?: number | null | undefined;
  readonly voluntarios_aprovados?: number | null | undefined;
  /** Below the title: what else a meeting has to know. */
  readonly nota?: string | undefined;
}

const CONTADAS = [
  ['Bolsas pedidas', 'remunerados'],
  ['Vol. pedidos', 'voluntarios'],
  ['Bolsas concedidas', 'remunerados_aprovados'],
  ['Vol. concedidos', 'voluntarios_aprovados'],
] as const;

/** The sheet that a meeting has before it, in ranking order: of the ranking and of the decision. */
export default function FolhaDoRanque(props: {
  readonly titulo: string;
  readonly edital: Pick<Edital, 'nome' | 'processo'>;
  readonly quantas: number;
  /** Called only while it is printed. */
  readonly linhas: () => readonly LinhaDaFolha[];
  /** What else is said of the whole, beside the date. */
  readonly ressalvas?: readonly string[];
  readonly children?: ReactNode;
}) {
  const { titulo, edital, quantas, linhas } = props;
  return (
    <FolhaImpressa
      titulo={`${titulo}: ${edital.nome}`}
      dito={[
        ...(edital.processo ? [processoPorExtenso(edital.processo)] : []),
        contado(quantas, 'projeto', 'projetos'),
        ...(props.ressalvas ?? []),
      ]}
    >
      <Tabela lerLinhas={linhas} />
      {props.children}
    </FolhaImpressa>
  );
}

/** Rendered only while it is printed. */
function Tabela({ lerLinhas }: { readonly lerLinhas: () => readonly LinhaDaFolha[] }) {
  const linhas = lerLinhas();
  const divididas = posicoesDivididas(linhas);
  const temFase2 = linhas.some(({ pontuacaoFase2 }) => pontuacaoFase2 !== null);
  const decidido = linhas.some(({ remunerados_aprovados }) => typeof remunerados_aprovados === 'number');
  const contadas = decidido ? CONTADAS : CONTADAS.slice(0, 2);
  return (
    <table>
      <thead>
        <tr>
          <th data-align="end">Pos.</th>
          <th>Projeto</th>
          <th>Unidade</th>
          <th data-align="end">Fase 1</th>
          {temFase2 && <th data-align="end">Fase 2</th>}
          <th data-align="end">Total</th>
          <th>Desempate</th>
          {contadas.map(([nome]) => {
            const [primeira, segunda] = nome.split(' ');
            return (
              <th key={nome} data-align="end">
                {primeira}
                <br />
                {segunda}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <tr key={linha.projeto_id}>
            <td data-align="end">{linha.posicao === null ? '—' : `${linha.posicao}º`}</td>
            <th scope="row">
              {linha.titulo} (nº&nbsp;{linha.projeto_id}){linha.nota !== undefined && <div>{linha.nota}</div>}
            </th>
            <td>{linha.unidade}</td>
            <td data-align="end">{formatarNota(linha.pontuacaoFase1)}</td>
            {temFase2 && <td data-align="end">{formatarNota(linha.pontuacaoFase2)}</td>}
            <td data-align="end">{formatarNota(linha.total)}</td>
            <td>{empatePorExtenso(linha, divididas)}</td>
            {contadas.map(([nome, campo]) => (
              <td key={nome} data-align="end">
                {linha[campo] ?? '—'}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          <th scope="row" colSpan={temFase2 ? 6 : 5}>
            <b>Todos os projetos</b>
          </th>
          {contadas.map(([nome, campo]) => (
            <td key={nome} data-align="end">
              <b>{linhas.reduce((soma, linha) => soma + (linha[campo] ?? 0), 0)}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
