import {
  bolsasDasUnidades,
  type Efeito,
  efeitoDasVagas,
} from '@instrutoria/domain/decisao/rules/efeito-das-vagas.ts';
import type {
  LinhaPreenchida,
  Preenchimento,
  RegraDasVagas,
} from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Checkbox, Title } from '@mantine/core';
import { useState } from 'react';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { Notice } from '../../../../ui/page/notice.tsx';
import { Tag } from '../../../../ui/page/tag.tsx';
import { Pager } from '../../../../ui/tables/pager.tsx';
import { WorkTable } from '../../../../ui/tables/work-table.tsx';
import type { LinhaDaDecisao } from '../../api.ts';
import type { Decidindo } from '../use-decisao.ts';
import classes from './cenarios.module.css';
import { EFEITOS, porQue, vagas } from './palavras-do-cenario.ts';

const POR_VEZ = 20;
const EMPATES_DITOS = 3;

interface Mudanca {
  readonly linha: LinhaDaDecisao;
  readonly fica: LinhaPreenchida;
  readonly era: ReturnType<Decidindo['depois']>;
  readonly efeito: Efeito;
}

/** The effect of a scenario on each project of the present table. */
export function mudancasDe(
  linhas: readonly LinhaDaDecisao[],
  feito: Preenchimento,
  depois: Decidindo['depois'],
): Mudanca[] {
  return linhas.flatMap((linha, i) => {
    const fica = feito.linhas[i];
    if (fica === undefined) return [];
    const era = depois(linha);
    return [{ linha, fica, era, efeito: efeitoDasVagas(linha, era, fica) }];
  });
}

/** One line with the granted places, and how many projects gain or lose against the table. */
function Resumo({
  feito,
  mudancas,
}: {
  readonly feito: Preenchimento;
  readonly mudancas: readonly Mudanca[];
}) {
  const quantos = (efeito: Efeito) => mudancas.filter((uma) => uma.efeito === efeito).length;
  const livres = feito.livres === null ? 'sem limite' : contado(feito.livres, 'livre', 'livres');
  return (
    <p className={classes.sum} role="status">
      {contado(feito.bolsas, 'bolsa dada', 'bolsas dadas')}, {livres};{' '}
      {contado(feito.voluntarios, 'voluntário', 'voluntários')}. Em relação à tabela:{' '}
      {contado(quantos('entra'), 'projeto entra', 'projetos entram')},{' '}
      {contado(quantos('sai'), 'sai', 'saem')}, {contado(quantos('mais'), 'recebe mais', 'recebem mais')} e{' '}
      {contado(quantos('menos'), 'recebe menos', 'recebem menos')}.
    </p>
  );
}

function Empates({
  feito,
  linhas,
}: {
  readonly feito: Preenchimento;
  readonly linhas: readonly LinhaDaDecisao[];
}) {
  const { empates } = feito;
  if (empates.length === 0) return null;
  const de = (id: number) => linhas.find(({ projeto_id }) => projeto_id === id);
  return (
    <Notice kind="warning" title="O limite acaba entre projetos de mesmo total">
      <ul>
        {empates.slice(0, EMPATES_DITOS).map(({ recebe, fica }) => (
          <li key={fica}>
            {de(recebe)?.titulo} recebe mais e {de(fica)?.titulo} menos, os dois com{' '}
            {formatarNota(de(fica)?.total ?? null)}.
          </li>
        ))}
      </ul>
      {empates.length > EMPATES_DITOS && (
        <p>E mais {contado(empates.length - EMPATES_DITOS, 'par', 'pares')}.</p>
      )}
    </Notice>
  );
}

function Projetos({
  mudancas,
  regra,
}: {
  readonly mudancas: readonly Mudanca[];
  readonly regra: RegraDasVagas;
}) {
  const [todos, setTodos] = useState(false);
  const [pedida, setPedida] = useState(1);
  const rows = todos ? mudancas : mudancas.filter(({ efeito }) => efeito !== 'igual');
  const pagina = Math.max(1, Math.min(pedida, Math.ceil(rows.length / POR_VEZ)));
  const razaoDe = ({ fica, linha }: Mudanca) => porQue(fica, regra, linha.abaixoDoMinimo !== undefined);
  const efeitoDe = ({ efeito }: Mudanca) => <Tag tone={EFEITOS[efeito].tone}>{EFEITOS[efeito].nome}</Tag>;
  return (
    <div>
      <Title order={4} className={classes.heading}>
        Quem entra e quem sai
      </Title>
      <Checkbox
        mb="xs"
        label="Mostrar também os que não mudam"
        checked={todos}
        onChange={(event) => {
          setTodos(event.currentTarget.checked);
          setPedida(1);
        }}
      />
      <WorkTable
        caption="Quem entra e quem sai, na ordem do ranque"
        rows={rows.slice((pagina - 1) * POR_VEZ, pagina * POR_VEZ)}
        waiting={false}
        rowKey={({ linha }) => linha.projeto_id}
        columns={[
          { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ linha }) => linha.titulo },
          { key: 'unidade', title: 'Unidade', cell: ({ linha }) => linha.unidade },
          { key: 'total', title: 'Total', align: 'end', cell: ({ linha }) => formatarNota(linha.total) },
          {
            key: 'pede',
            title: 'Pede',
            align: 'end',
            cell: ({ linha }) => `${linha.remunerados} e ${linha.voluntarios}`,
          },
          { key: 'era', title: 'Na tabela', align: 'end', cell: ({ era }) => vagas(era) },
          { key: 'fica', title: 'No cenário', align: 'end', keep: true, cell: ({ fica }) => vagas(fica) },
          { key: 'efeito', title: 'Efeito', cell: efeitoDe },
          { key: 'razao', title: 'Por quê', cell: razaoDe },
        ]}
        under={(uma) => (
          <>
            <span>
              {uma.linha.unidade} · {formatarNota(uma.linha.total)} · pede {uma.linha.remunerados} e{' '}
              {uma.linha.voluntarios}
            </span>
            <span>na tabela: {vagas(uma.era)}</span>
            {efeitoDe(uma)}
            <span>{razaoDe(uma)}</span>
          </>
        )}
        empty={<p className={classes.quiet}>A tabela já está assim: nenhum projeto muda.</p>}
      />
      <Pager page={pagina} size={POR_VEZ} total={rows.length} of="mudanças" onChange={setPedida} keeps />
    </div>
  );
}

function Unidades({
  linhas,
  mudancas,
  porUnidade,
}: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly mudancas: readonly Mudanca[];
  readonly porUnidade: number | null;
}) {
  const unidades = bolsasDasUnidades(linhas, [
    (_linha, i) => mudancas[i]?.era.remunerados_aprovados ?? 0,
    (_linha, i) => mudancas[i]?.fica.remunerados_aprovados ?? 0,
  ]);
  const restoDe = (dadas: readonly number[]) => Math.max(0, (porUnidade ?? 0) - (dadas[1] ?? 0));
  return (
    <div>
      <Title order={4} className={classes.heading}>
        Por unidade
      </Title>
      <WorkTable
        caption="Bolsas do cenário por unidade"
        rows={unidades}
        waiting={false}
        shortNames
        rowKey={({ unidade }) => unidades.findIndex((uma) => uma.unidade === unidade)}
        columns={[
          { key: 'unidade', title: 'Unidade', rowHeader: true, cell: ({ unidade }) => unidade },
          { key: 'pedidas', title: 'Pedidas', align: 'end', cell: ({ pedidas }) => pedidas },
          { key: 'era', title: 'Na tabela', align: 'end', cell: ({ dadas }) => dadas[0] },
          {
            key: 'fica',
            title: 'No cenário',
            align: 'end',
            keep: true,
            cell: ({ dadas: [era, fica] }) => (era === fica ? fica : <b>{fica}</b>),
          },
          ...(porUnidade === null
            ? []
            : [
                {
                  key: 'resto',
                  title: 'Restam',
                  align: 'end' as const,
                  cell: ({ dadas }: { readonly dadas: readonly number[] }) => restoDe(dadas),
                },
              ]),
        ]}
        under={({ pedidas, dadas }) => (
          <span>
            {contado(pedidas, 'pedida', 'pedidas')}; na tabela: {dadas[0]}
            {porUnidade !== null && `; ${contado(restoDe(dadas), 'resta', 'restam')} do limite`}
          </span>
        )}
        empty={null}
      />
    </div>
  );
}

/** The effect of one scenario against the table's present values, typed or saved. */
export function EfeitoDoCenario(props: {
  readonly linhas: readonly LinhaDaDecisao[];
  readonly feito: Preenchimento;
  readonly regra: RegraDasVagas;
  readonly mudancas: readonly Mudanca[];
}) {
  const { linhas, feito, regra, mudancas } = props;
  return (
    <>
      <Resumo feito={feito} mudancas={mudancas} />
      <Empates feito={feito} linhas={linhas} />
      <Projetos mudancas={mudancas} regra={regra} />
      <Unidades linhas={linhas} mudancas={mudancas} porUnidade={regra.porUnidade} />
    </>
  );
}
