import {
  certificadosAbertos,
  faltasDoCertificado,
} from '@instrutoria/domain/declaracao/rules/certificados.ts';
import { chaveDaDeclaracao } from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import type { DeclaracaoGuardada, SituacaoDoCertificado } from '@instrutoria/domain/declaracao/types.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { DEVOLVIDOS } from '../relatorio/analise-repository.ts';
import { type ParticipacaoDeAlguem, participacoesDoEdital } from './participacoes-queries.ts';
import { DECLARACAO, validasPorChave } from './queries.ts';

interface ProjetoDosCertificados {
  readonly id: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly semDisciplinas: boolean;
  readonly semAtividades: number;
  readonly semRelatorio: boolean;
  readonly devolvido: boolean;
}

/** The approved projects of a call, with the reports that are missing. Students who left need none (D29). */
function projetosDosCertificados(db: Executor, edital: number): Promise<ProjetoDosCertificados[]> {
  return many(
    db,
    sql`
      select p.id, p.titulo, p.coordenador_id as "coordenadorId",
        not exists (select from relatorio_disciplinas d where d.projeto_id = p.id) as "semDisciplinas",
        not exists (select from relatorio_coordenador c where c.projeto_id = p.id) as "semRelatorio",
        json_array_length(${DEVOLVIDOS}) > 0 as devolvido,
        (select count(*)::int from instrutor i
          where i.projeto_id = p.id and i.mes_inicio is not null and i.fim is null
            and not exists (select from relatorio_atividade r where r.instrutor_id = i.id)) as "semAtividades"
      from projeto p join projeto_aprovacao pa on pa.projeto_id = p.id and pa.situacao = 'APROVADO'
      where p.edital_id = ${edital} and not p.eh_rascunho
      order by p.id
    `,
  );
}

export interface Certificado {
  readonly participacao: ParticipacaoDeAlguem;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly chave: string;
  readonly situacao: SituacaoDoCertificado;
  readonly faltas: readonly string[];
  /** The valid one, if it was issued. */
  readonly declaracaoId: number | null;
}

/** The look at a call's certificates, by project: the coordinators', then the instructors'. Empty before its end. */
export async function certificadosDoEdital(
  db: Executor,
  edital: Pick<EditalGuardado, 'fase' | 'finalEm' | 'id' | 'vigenciaFim'>,
  { hoje, comAjuste, projeto }: { hoje: string; comAjuste: ReadonlySet<number>; projeto?: number },
): Promise<Certificado[]> {
  if (!certificadosAbertos(edital, hoje)) return [];
  const projetos = await projetosDosCertificados(db, edital.id);
  const participacoes = await participacoesDoEdital(db, { edital: edital.id, projeto });
  const chaves = participacoes.map((uma) => chaveDaDeclaracao(uma, uma.pessoaId, hoje));
  const validas = await validasPorChave(db, chaves);
  const deCada = Map.groupBy(
    participacoes.map((participacao, i) => ({ participacao, chave: chaves[i] ?? '' })),
    ({ participacao }) => participacao.projeto?.id,
  );
  return projetos.flatMap(({ id, titulo, coordenadorId, ...relatorios }) =>
    (deCada.get(id) ?? []).map(({ participacao, chave }): Certificado => {
      const declaracaoId = validas.get(chave) ?? null;
      const deve = participacao.papel === 'COORDENADOR' && participacao.pessoaId === coordenadorId;
      const pendencias = deve ? { ...relatorios, ajusteAberto: comAjuste.has(id) } : null;
      const faltas = declaracaoId === null ? faltasDoCertificado(participacao, pendencias, hoje) : [];
      const situacao = declaracaoId !== null ? 'EMITIDO' : faltas.length > 0 ? 'FALTA' : 'PRONTO';
      return { participacao, projeto: { id, titulo }, chave, situacao, faltas, declaracaoId };
    }),
  );
}

interface CertificadoEmitido extends DeclaracaoGuardada {
  readonly projetoId: number;
}

/** The valid declarations about participations in a call that are over, by project. */
export function certificadosEmitidos(db: Executor, edital: number): Promise<CertificadoEmitido[]> {
  return many(
    db,
    sql`
      select ${DECLARACAO}, projeto_id as "projetoId" from declaracao
      where edital_id = ${edital} and revogada_em is null and projeto_id is not null
        and papel in ('COORDENADOR', 'INSTRUTOR') and conteudo ->> 'encerrado' = 'true'
      order by projeto_id, papel, id
    `,
  );
}
