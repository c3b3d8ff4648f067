import { CAMPOS, MARKUPS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { CronogramasDoProjeto } from '../components/cronogramas-do-projeto.tsx';
import { DadosDoProjeto } from '../components/dados-do-projeto.tsx';
import { PessoasDoProjeto } from '../components/pessoas-do-projeto.tsx';
import { SecoesDoProjeto } from '../components/secoes-do-projeto.tsx';

/** Everything that was proposed, in the order of the document. */
export function Proposta({ projeto }: { readonly projeto: Projeto }) {
  return (
    <>
      <DadosDoProjeto projeto={projeto} />
      <PessoasDoProjeto projeto={projeto} />
      <SecoesDoProjeto projeto={projeto} />
      <CronogramasDoProjeto projeto={projeto} />
    </>
  );
}

/** Where its index leads: the ids of its parts, and their names. */
export const PARTES_DA_PROPOSTA: readonly { readonly id: string; readonly titulo: string }[] = [
  { id: 'dados', titulo: 'Dados do projeto' },
  { id: 'disciplinas', titulo: 'Disciplinas' },
  { id: 'pessoas', titulo: 'Coordenador' },
  ...[...SECOES, ...MARKUPS].map((nome) => ({ id: nome, titulo: CAMPOS[nome].rotulo })),
  { id: 'cronogramas', titulo: 'Cronogramas' },
];
