import { NOMES_DOS_RELATORIOS } from '@instrutoria/domain/relatorio/messages.ts';
import type { AnaliseDoRelatorio } from '@instrutoria/domain/relatorio/types.ts';
import {
  emailDaResposta,
  emailDoCorrigido,
  type RespostaAoRelatorio,
} from '../../adapters/mail/templates/resposta-ao-relatorio.ts';
import type { Contexto } from '../../context.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { avisarSobreProjetos } from '../carta/repository.ts';
import type { QualRelatorio } from './analise-repository.ts';

interface Fatos {
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly instrutor: string | null;
}

async function fatosDo(ctx: Contexto, { projeto, instrutor }: QualRelatorio): Promise<Fatos> {
  return single(
    ctx.db,
    sql`
      select p.titulo, p.coordenador_id as "coordenadorId", (select nome from instrutor where id = ${instrutor}::int) as instrutor
      from projeto p where p.id = ${projeto}
    `,
  );
}

const CAMINHOS = {
  DISCIPLINAS: ({ projeto }: QualRelatorio) => `projetos/${projeto}/relatorios`,
  ATIVIDADES: ({ projeto, instrutor }: QualRelatorio) => `relatorio_atividades/${instrutor}/${projeto}`,
  COORDENADOR: ({ projeto }: QualRelatorio) => `relatorio_coordenador/${projeto}`,
} as const;

function nomeDo({ especie }: QualRelatorio, { instrutor }: Fatos): string {
  const nome = NOMES_DOS_RELATORIOS[especie];
  return instrutor === null ? nome : `${nome} de ${instrutor}`;
}

/** Mails the coordinator what was answered. */
export async function avisarDaResposta(
  ctx: Contexto,
  qual: QualRelatorio,
  resposta: Pick<RespostaAoRelatorio, 'ate' | 'motivo'>,
): Promise<void> {
  const fatos = await fatosDo(ctx, qual);
  const sobre = { pessoaId: fatos.coordenadorId, especie: 'relatorio', projetos: [qual.projeto] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDaResposta({
      ...remessa,
      ...resposta,
      relatorio: nomeDo(qual, fatos),
      projeto: { id: qual.projeto, titulo: fatos.titulo },
      caminho: CAMINHOS[qual.especie](qual),
    }),
  );
}

/** Mails the administrator who returned a report that it came back; nobody when it was not returned. */
export async function avisarDoCorrigido(
  ctx: Contexto,
  qual: QualRelatorio,
  antes: AnaliseDoRelatorio | null,
): Promise<void> {
  if (antes?.resultado !== 'DEVOLVIDO') return;
  const fatos = await fatosDo(ctx, qual);
  const sobre = { pessoaId: antes.autorId, especie: 'relatorio', projetos: [qual.projeto] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDoCorrigido({
      ...remessa,
      relatorio: nomeDo(qual, fatos),
      projeto: { id: qual.projeto, titulo: fatos.titulo },
    }),
  );
}
