import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { janelasQuery } from '../../janela/api.ts';
import {
  type DisciplinaRelatada,
  disciplinasRelatadasQuery,
  relatorioDeAtividadeQuery,
  relatorioDoCoordenadorQuery,
} from '../api.ts';
import { ReciboDoRelatorio } from '../components/recibo-do-relatorio.tsx';

/** Receipts are for who acts for the project; others read in the report itself when it was saved. */
function ParaACoordenacao(props: { readonly projeto: Projeto; readonly children: ReactNode }) {
  return agePeloProjeto(props.projeto, useSessao()?.usuario.id) ? props.children : null;
}

export function ReciboDoRelatorioDoCoordenador({ projeto }: { readonly projeto: Projeto }) {
  return (
    <ParaACoordenacao projeto={projeto}>
      <DoCoordenador projeto={projeto.id} />
    </ParaACoordenacao>
  );
}

function DoCoordenador({ projeto }: { readonly projeto: number }) {
  const { data: salvo } = useQuery(relatorioDoCoordenadorQuery(projeto));
  if (salvo === undefined || salvo === null) return null;
  return (
    <ReciboDoRelatorio projeto={projeto} qual={`Relatório do coordenador nº ${salvo.id}`} salvo={salvo} />
  );
}

export function ReciboDoRelatorioDeAtividades(props: {
  readonly projeto: Projeto;
  readonly instrutor: number;
}) {
  return (
    <ParaACoordenacao projeto={props.projeto}>
      <DeAtividades projeto={props.projeto.id} instrutor={props.instrutor} />
    </ParaACoordenacao>
  );
}

function DeAtividades({ projeto, instrutor }: { readonly projeto: number; readonly instrutor: number }) {
  const { data: salvo } = useQuery(relatorioDeAtividadeQuery(instrutor));
  if (salvo === undefined || salvo === null) return null;
  const qual = `Relatório de atividades nº ${salvo.id}, de ${salvo.instrutor.nome},`;
  return <ReciboDoRelatorio projeto={projeto} qual={qual} salvo={salvo} />;
}

/** While reports can be sent: on the page of the instructors it was saved in a dialog. */
export function ReciboDoRelatorioDasDisciplinas({ projeto }: { readonly projeto: Projeto }) {
  return (
    <ParaACoordenacao projeto={projeto}>
      <DasDisciplinas projeto={projeto.id} />
    </ParaACoordenacao>
  );
}

const ultima = (relatadas: readonly DisciplinaRelatada[]) =>
  relatadas.toSorted((a, b) => b.atualizadoEm.localeCompare(a.atualizadoEm))[0];

function DasDisciplinas({ projeto }: { readonly projeto: number }) {
  const { data: janelas } = useQuery(janelasQuery(projeto));
  const aberta = janelas?.find(({ janela }) => janela === 'relatorios')?.aberta === true;
  const { data: relatadas } = useQuery({ ...disciplinasRelatadasQuery(projeto), enabled: aberta });
  const salvo = aberta ? ultima(relatadas ?? []) : undefined;
  if (salvo === undefined) return null;
  return <ReciboDoRelatorio projeto={projeto} qual="Relatório das disciplinas" salvo={salvo} />;
}
