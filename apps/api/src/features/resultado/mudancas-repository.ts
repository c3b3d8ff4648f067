import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { fimRecursosProposto } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { type MudancaContestavel, pioraram } from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { emailDeMudancaNoResultado } from '../../adapters/mail/templates/mudanca-no-resultado.ts';
import type { Contexto } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { sql, values } from '../../db/sql.ts';
import { avisarSobreProjetos } from '../carta/repository.ts';
import { MUDANCA_EM_JSON } from './mudancas-queries.ts';
import { lerVersao } from './queries.ts';
import { guardarVersao } from './repository.ts';

type EditalDoAto = Pick<EditalGuardado, 'finalEm' | 'id' | 'nome' | 'resultadoPublicadoEm'>;
type FeitoDeUm = Extract<
  Parameters<typeof guardarVersao>[2],
  { readonly motivo: 'ANULACAO' | 'CORRECAO' | 'RECURSO' }
>;

/** Ten days from today, as for every appeal. */
async function ultimoDia({ agora, db }: Pick<Contexto, 'agora' | 'db'>): Promise<string> {
  const configuracao = await lerConfiguracao(db);
  return fimRecursosProposto(diaNoFuso(agora, configuracao.fuso), diasSemExpediente(configuracao));
}

/**
 * Stores the version that an act on one project makes, and returns its number. Mails the coordinator of each
 * other project whose place got worse and opens ten days for their appeal, except after the final result of a
 * call that had a preliminary one (D56).
 */
export async function guardarVersaoDeUm(
  ctx: Contexto,
  edital: EditalDoAto,
  { projetoId, feito }: { readonly projetoId: number; readonly feito: FeitoDeUm },
): Promise<number> {
  const { id, resultadoPublicadoEm } = edital;
  if (resultadoPublicadoEm === null) throw new Error('a version of a result that was not published');
  const linhas = async () => (await lerVersao(ctx.db, { id, resultadoPublicadoEm }))?.linhas ?? [];
  const antes = await linhas();
  const versao = await guardarVersao(ctx.db, id, feito, ctx.agora);
  if (typeof edital.finalEm === 'string') return versao;
  const mudados = pioraram(antes, await linhas(), projetoId);
  if (mudados.length === 0) return versao;
  await run(
    ctx.db,
    sql`insert into mudanca_contestavel ${values(
      ...mudados.map(({ projeto_id, posicao, suplente }) => ({
        projetoId: projeto_id,
        editalId: id,
        versao,
        posicaoDe: posicao.de,
        posicaoPara: posicao.para,
        suplenteDe: suplente.de,
        suplentePara: suplente.para,
      })),
    )}`,
  );
  const ate = await ultimoDia(ctx);
  const semRecurso = sql`not exists (select from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
    where a.projeto_id = m.projeto_id and r.status = 'PENDENTE')`;
  await run(
    ctx.db,
    sql`update mudanca_contestavel m set ate = ${ate}
      where m.edital_id = ${id} and m.versao = ${versao} and ${semRecurso}`,
  );
  await avisar(ctx, edital, sql`m.edital_id = ${id} and m.versao = ${versao}`);
  return versao;
}

/** After a project's appeal was decided, starts the ten days for the changes that came in the meantime. */
export async function abrirMudancasAdiadas(
  ctx: Contexto,
  edital: EditalDoAto,
  projetoId: number,
): Promise<void> {
  const versoes = await many<{ versao: number }>(
    ctx.db,
    sql`update mudanca_contestavel set ate = ${await ultimoDia(ctx)}
      where projeto_id = ${projetoId} and ate is null returning versao`,
  );
  if (versoes.length === 0) return;
  const quais = versoes.map(({ versao }) => versao);
  await avisar(ctx, edital, sql`m.projeto_id = ${projetoId} and m.versao = any(${quais}::int[])`);
}

interface Avisado {
  readonly id: number;
  readonly titulo: string;
  readonly coordenadorId: number;
  readonly ate: string | null;
  readonly mudancas: readonly MudancaContestavel[];
}

async function avisar(ctx: Contexto, { nome }: EditalDoAto, quais: ReturnType<typeof sql>): Promise<void> {
  const avisados = await many<Avisado>(
    ctx.db,
    sql`
      select p.id, p.titulo, p.coordenador_id as "coordenadorId", max(m.ate) as ate,
        json_agg(${MUDANCA_EM_JSON} order by m.versao) as mudancas
      from mudanca_contestavel m join projeto p on p.id = m.projeto_id
      where ${quais} group by p.id order by p.id
    `,
  );
  for (const { id, titulo, coordenadorId, ate, mudancas } of avisados) {
    const sobre = { pessoaId: coordenadorId, especie: 'mudancaNoResultado', projetos: [id] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) =>
      emailDeMudancaNoResultado({ ...remessa, projeto: { id, titulo }, edital: nome, mudancas, ate }),
    );
  }
}

/**
 * The appeal contests all changes open on this day, since each can be contested once. Returns their versions.
 */
export async function contestarMudancas(
  db: Executor,
  {
    projetoId,
    recursoId,
    hoje,
  }: { readonly projetoId: number; readonly recursoId: number; readonly hoje: string },
): Promise<number[]> {
  const tomadas = await many<{ versao: number }>(
    db,
    sql`update mudanca_contestavel set recurso_id = ${recursoId}
      where projeto_id = ${projetoId} and recurso_id is null and ate >= ${hoje} returning versao`,
  );
  return tomadas.map(({ versao }) => versao).toSorted((a, b) => a - b);
}
