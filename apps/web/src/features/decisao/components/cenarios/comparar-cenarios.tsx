import { atendido, bolsasDasUnidades } from '@instrutoria/domain/decisao/rules/efeito-das-vagas.ts';
import type { LinhaPreenchida, Preenchimento } from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Pager } from '../../../../ui/tables/pager.tsx';
import { type WorkColumn, WorkTable } from '../../../../ui/tables/work-table.tsx';
import type { LinhaDaDecisao } from '../../api.ts';
import type { Decidindo } from '../use-decisao.ts';
import classes from './cenarios.module.css';
import { MODOS, nomeDoCenario, vagas } from './palavras-do-cenario.ts';
import type { CenarioFeito } from './use-cenarios.ts';

const POR_VEZ = 20;

type Dadas = Pick<LinhaPreenchida, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

/** One decision in a comparison: the present table, or a scenario. */
interface Lado {
  readonly id: number;
  readonly nome: string;
  readonly modo: string;
  readonly livres: number | null;
  readonly suplentes: number | null;
  readonly dadas: readonly Dadas[];
}

function lados(
  linhas: readonly LinhaDaDecisao[],
  prontos: readonly { readonly um: CenarioFeito; readonly feito: Preenchimento }[],
  depois: Decidindo['depois'],
  limite: number | null,
  suplentes: number | null,
): Lado[] {
  const agora = linhas.map(depois);
  const soma = agora.reduce((n, { remunerados_aprovados }) => n + remunerados_aprovados, 0);
  return [
    {
      id: 0,
      nome: 'Tabela agora',
      modo: 'o que está digitado ou salvo',
      livres: limite === null ? null : limite - soma,
      suplentes,
      dadas: agora,
    },
    ...prontos.map(({ um: { cenario }, feito }) => ({
      id: cenario.id,
      nome: nomeDoCenario(cenario),
      modo: MODOS[cenario.modo].nome,
      livres: feito.livres,
      suplentes: suplentes === null ? null : feito.linhas.filter(({ suplente }) => suplente !== null).length,
      dadas: feito.linhas,
    })),
  ];
}

const somaDe = (lado: Lado, campo: keyof Dadas) => lado.dadas.reduce((n, dadas) => n + dadas[campo], 0);
const numero = (n: number | null) => n ?? '—';

/** The scenarios side by side: places, units, and the projects that they treat differently. */
export function CompararCenarios(props: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly feitos: readonly CenarioFeito[];
  readonly depois: Decidindo['depois'];
  readonly limite: number | null;
  /** The number of suplentes in the present table; null in a call without a list. */
  readonly suplentes: number | null;
}) {
  const { linhas, feitos } = props;
  const [pedida, setPedida] = useState(1);
  const prontos = feitos.flatMap((um) => (um.feito === null ? [] : [{ um, feito: um.feito }]));
  const faltam = feitos.length - prontos.length;
  const todos = lados(linhas, prontos, props.depois, props.limite, props.suplentes);
  const cenarios = todos.slice(1);
  const servidos = ({ dadas }: Lado) =>
    linhas.filter((linha, i) => dadas[i] !== undefined && atendido(linha, dadas[i])).length;
  const unidades = bolsasDasUnidades(
    linhas,
    todos.map(
      ({ dadas }) =>
        (_linha: LinhaDaDecisao, i: number) =>
          dadas[i]?.remunerados_aprovados ?? 0,
    ),
  );
  const [primeiro, ...outros] = cenarios;
  const diferem = linhas.flatMap((linha, i) => {
    const um = primeiro?.dadas[i];
    const igual = (outra: Dadas | undefined) =>
      outra?.remunerados_aprovados === um?.remunerados_aprovados &&
      outra?.voluntarios_aprovados === um?.voluntarios_aprovados;
    return outros.every(({ dadas }) => igual(dadas[i])) ? [] : [{ linha, i }];
  });
  const pagina = Math.max(1, Math.min(pedida, Math.ceil(diferem.length / POR_VEZ)));
  const deCada = <Row,>(cell: (row: Row, d: number) => ReactNode, quais: readonly Lado[]) =>
    quais.map(
      ({ id, nome }, d): WorkColumn<Row> => ({
        key: String(id),
        title: nome,
        align: 'end',
        cell: (row) => cell(row, d),
      }),
    );
  const embaixo = (quais: readonly Lado[], de: (d: number) => string | number) =>
    quais.map(({ id, nome }, d) => (
      <span key={id}>
        {nome}: {de(d)}
      </span>
    ));
  const dadasEm = ({ i }: { readonly i: number }, d: number) => {
    const dadas = cenarios[d]?.dadas[i];
    return dadas === undefined ? '—' : vagas(dadas);
  };
  return (
    <section aria-label="Cenários lado a lado" className={classes.compare}>
      <Title order={4} className={classes.title}>
        Cenários lado a lado
      </Title>
      {faltam > 0 && (
        <p className={classes.quiet}>
          {contado(
            faltam,
            'cenário com campos a corrigir não aparece',
            'cenários com campos a corrigir não aparecem',
          )}{' '}
          aqui.
        </p>
      )}
      <WorkTable
        caption="O que cada cenário dá"
        rows={todos}
        waiting={false}
        shortNames
        rowKey={({ id }) => id}
        columns={[
          { key: 'nome', title: 'Cenário', rowHeader: true, cell: ({ nome }) => nome },
          { key: 'modo', title: 'Como distribui', cell: ({ modo }) => modo },
          {
            key: 'bolsas',
            title: 'Bolsas',
            align: 'end',
            keep: true,
            cell: (lado) => somaDe(lado, 'remunerados_aprovados'),
          },
          { key: 'livres', title: 'Livres', align: 'end', cell: ({ livres }) => numero(livres) },
          {
            key: 'vol',
            title: 'Vol.',
            align: 'end',
            cell: (lado) => somaDe(lado, 'voluntarios_aprovados'),
          },
          { key: 'atendidos', title: 'Atendidos', align: 'end', cell: servidos },
          { key: 'suplentes', title: 'Suplentes', align: 'end', cell: ({ suplentes }) => numero(suplentes) },
        ]}
        under={(lado) => (
          <>
            <span>{lado.modo}</span>
            <span>{contado(servidos(lado), 'projeto atendido', 'projetos atendidos')}</span>
            <span>
              {lado.livres === null ? 'sem limite' : contado(lado.livres, 'livre', 'livres')} ·{' '}
              {contado(somaDe(lado, 'voluntarios_aprovados'), 'voluntário', 'voluntários')}
              {lado.suplentes !== null && ` · ${contado(lado.suplentes, 'suplente', 'suplentes')}`}
            </span>
          </>
        )}
        empty={null}
      />
      <Title order={5} className={classes.heading}>
        Bolsas de cada unidade
      </Title>
      <WorkTable
        caption="Bolsas de cada unidade, por cenário"
        rows={unidades}
        waiting={false}
        shortNames
        rowKey={({ unidade }) => unidades.findIndex((uma) => uma.unidade === unidade)}
        columns={[
          { key: 'unidade', title: 'Unidade', rowHeader: true, cell: ({ unidade }) => unidade },
          { key: 'pedidas', title: 'Pedidas', align: 'end', keep: true, cell: ({ pedidas }) => pedidas },
          ...deCada<(typeof unidades)[number]>(({ dadas }, d) => dadas[d], todos),
        ]}
        under={({ dadas }) => <>{embaixo(todos, (d) => dadas[d] ?? 0)}</>}
        empty={null}
      />
      <Title order={5} className={classes.heading}>
        Projetos em que os cenários diferem
      </Title>
      <WorkTable
        caption="Projetos em que os cenários diferem"
        rows={diferem.slice((pagina - 1) * POR_VEZ, pagina * POR_VEZ)}
        waiting={false}
        rowKey={({ linha }) => linha.projeto_id}
        columns={[
          { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ linha }) => linha.titulo },
          { key: 'unidade', title: 'Unidade', cell: ({ linha }) => linha.unidade },
          ...deCada(dadasEm, cenarios),
        ]}
        under={(row) => (
          <>
            <span>{row.linha.unidade}</span>
            {embaixo(cenarios, (d) => dadasEm(row, d))}
          </>
        )}
        empty={<p className={classes.quiet}>Os cenários dão o mesmo a todos os projetos.</p>}
      />
      <Pager page={pagina} size={POR_VEZ} total={diferem.length} of="diferenças" onChange={setPedida} keeps />
    </section>
  );
}
