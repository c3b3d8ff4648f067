import { CAMPOS, MARKUPS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { ReactNode } from 'react';
import { InView } from '../../../ui/page/in-view.tsx';
import { Sheet } from '../../../ui/page/sheet.tsx';
import { CronogramasDoProjeto } from '../components/cronograma/cronogramas-do-projeto.tsx';
import { DadosDoProjeto } from '../components/dados-do-projeto.tsx';
import { DisciplinasDoProjeto } from '../components/disciplinas/disciplinas-do-projeto.tsx';
import { PessoasDoProjeto } from '../components/pessoas/pessoas-do-projeto.tsx';
import { SecoesDoProjeto } from '../components/secoes/secoes-do-projeto.tsx';
import classes from './proposta.module.css';
import { SemNomes } from './sem-nomes.tsx';

/** The whole proposal, in the order of the document. */
export function Proposta({ projeto }: { readonly projeto: Projeto }) {
  return (
    <>
      <DadosDoProjeto projeto={projeto} />
      <DisciplinasDoProjeto projeto={projeto} />
      <PessoasDoProjeto projeto={projeto} />
      <SecoesDoProjeto projeto={projeto} />
      <CronogramasDoProjeto projeto={projeto} />
    </>
  );
}

/**
 * For people who judge it: the text first, as a page to read; the data of the project and its people folded
 * at the end.
 */
export function PropostaParaLer({
  projeto,
  children,
}: {
  readonly projeto: Projeto;
  readonly children?: ReactNode;
}) {
  return (
    <div className={classes.leitura}>
      {projeto.semNomes && <SemNomes />}
      <SecoesDoProjeto projeto={projeto} />
      <InView
        waiting={
          <Sheet id="cronogramas" title="Cronogramas">
            {null}
          </Sheet>
        }
      >
        <CronogramasDoProjeto projeto={projeto} />
      </InView>
      <DisciplinasDoProjeto projeto={projeto} />
      {children}
      <details id="dados" className={classes.dados}>
        <summary>Dados do projeto e de quem coordena</summary>
        <div className={classes.leitura}>
          <DadosDoProjeto projeto={projeto} />
          <PessoasDoProjeto projeto={projeto} />
        </div>
      </details>
    </div>
  );
}

interface Parte {
  readonly id: string;
  readonly titulo: string;
}
const TEXTOS: readonly Parte[] = [...SECOES, ...MARKUPS].map((nome) => ({
  id: nome,
  titulo: CAMPOS[nome].rotulo,
}));
const DADOS = { id: 'dados', titulo: 'Dados do projeto' };
const DISCIPLINAS = { id: 'disciplinas', titulo: 'Disciplinas' };
const CRONOGRAMAS = { id: 'cronogramas', titulo: 'Cronogramas' };

/** The targets of the index: the ids of the parts, and their names. */
export const PARTES_DA_PROPOSTA: readonly Parte[] = [
  DADOS,
  DISCIPLINAS,
  { id: 'pessoas', titulo: 'Equipe' },
  ...TEXTOS,
  CRONOGRAMAS,
];

/** The sections in reading order; `outras` come before the folded data. */
export function partesParaLer(...outras: readonly Parte[]): readonly Parte[] {
  return [...TEXTOS, CRONOGRAMAS, DISCIPLINAS, ...outras, DADOS];
}
