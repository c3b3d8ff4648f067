import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { textoDaRetificacao } from '@instrutoria/domain/reuniao/rules/ata.ts';
import { mudouAProposta, problemasDaAlteracao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { compareceram } from '@instrutoria/domain/reuniao/rules/sala.ts';
import type { ConteudoDaRetificacao, VagasDoItem } from '@instrutoria/domain/reuniao/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Contexto, Deps } from '../../context.ts';
import { iso } from '../../db/iso.ts';
import { many, run, single } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { json, sql, values } from '../../db/sql.ts';
import { escreverCarta } from '../carta/repository.ts';
import { comMarcas } from '../conta/nome-no-texto-repository.ts';
import { acharProfessor } from '../conta/repository.ts';
import {
  decisaoEmReuniao,
  lerAta,
  lerPresencas,
  membrosImpedidos,
  nomeadosNaReuniao,
  reuniaoDaAta,
} from './queries.ts';

/** `usuario` null: a periodic task makes the change. */
type QuemAltera = Pick<Contexto, 'agora' | 'db' | 'lote'> & {
  readonly deps: Pick<Deps, 'clock' | 'config' | 'outbox'>;
  readonly usuario: Pick<Contexto['usuario'], 'id'> | null;
};

export interface AlteracaoPedida {
  readonly projeto: number;
  /** The name of the call that changes it. */
  readonly ato: string;
  readonly antes: VagasDoItem;
  readonly depois: VagasDoItem;
  readonly motivo: string | null | undefined;
  /** For a decision in a meeting: that meeting, whose own item does not count as changed. */
  readonly naReuniao?: number | undefined;
  /** A call-up without effect restores the earlier places, so no member needs a mail. */
  readonly semAviso?: true | undefined;
}

/**
 * Every act that changes a project's places calls this before it writes them (D54). Where a meeting of the
 * committee decided them: throws 422 without a reason, records the change, adds a retificação to existing
 * minutes, and mails the people who were present, except the author of the change. Returns additions to the
 * audit row. The caller holds the lock on the call's row.
 */
export async function alterarDecisaoDaReuniao(
  ctx: QuemAltera,
  { projeto, ato, antes, depois, motivo, naReuniao, semAviso }: AlteracaoPedida,
): Promise<{ readonly sessao?: number; readonly motivo?: string }> {
  if (!mudouAProposta(antes, depois)) return {};
  const decidida = await decisaoEmReuniao(ctx.db, projeto);
  if (decidida === null || decidida.sessaoId === naReuniao) return {};
  exigirSemProblemas(problemasDaAlteracao(motivo));
  const porque = normalizarTexto(motivo ?? '');
  const { sessaoId } = decidida;
  await run(
    ctx.db,
    sql`insert into alteracao_da_decisao ${values({
      sessaoId,
      projetoId: projeto,
      ato,
      antesRemunerados: antes.remunerados,
      antesVoluntarios: antes.voluntarios,
      remunerados: depois.remunerados,
      voluntarios: depois.voluntarios,
      motivo: porque,
      autorId: ctx.usuario?.id ?? null,
      quando: ctx.agora,
    })}`,
  );
  await retificarAta(ctx, sessaoId);
  if (semAviso !== true) await avisarPresentes(ctx, sessaoId, { projeto, antes, depois, motivo: porque });
  return { sessao: sessaoId, motivo: porque };
}

type Porfazer = Pick<
  ConteudoDaRetificacao,
  'antes' | 'autor' | 'depois' | 'motivo' | 'projeto' | 'quando'
> & {
  readonly id: number;
};

/** Changes of this meeting's latest decisions that are in no retificação yet, in their order. */
function porRetificar(ctx: QuemAltera, sessaoId: number): Promise<Porfazer[]> {
  return many(
    ctx.db,
    sql`
      select x.id, json_build_object('id', x.projeto_id, 'titulo', i.titulo) as projeto,
        json_build_object('remunerados', x.antes_remunerados, 'voluntarios', x.antes_voluntarios) as antes,
        json_build_object('remunerados', x.remunerados, 'voluntarios', x.voluntarios) as depois,
        x.motivo, coalesce(m.nome, 'o sistema') as autor, ${iso(sql`x.quando`)} as quando
      from alteracao_da_decisao x
      join item_da_sessao i on i.sessao_id = x.sessao_id and i.projeto_id = x.projeto_id
      left join professor m on m.id = x.autor_id
      where x.sessao_id = ${sessaoId} and x.id > coalesce(i.alteracoes_ate, 0)
        and not exists (select from retificacao_da_ata r where r.alteracao_id = x.id)
      order by x.id
    `,
  );
}

/**
 * An arbitrary fixed number: two calls may be corrected at once, and each retificação gets its own number.
 */
const LOCK = 5_190_422_875;

async function proximoNumero(ctx: QuemAltera, ano: number): Promise<number> {
  await run(ctx.db, sql`select pg_advisory_xact_lock(${LOCK})`);
  const { numero } = await single<{ numero: number }>(
    ctx.db,
    sql`select coalesce(max(numero), 0) + 1 as numero from retificacao_da_ata where ano = ${ano}`,
  );
  return numero;
}

/**
 * Adds one document for each change; none while the meeting goes on, since its minutes are still to be
 * written.
 */
export async function retificarAta(ctx: QuemAltera, sessaoId: number): Promise<void> {
  const ata = await lerAta(ctx.db, sessaoId);
  const reuniao = await reuniaoDaAta(ctx.db, sessaoId);
  if (ata === null || reuniao === null) return;
  const { instituicao, fuso } = await lerConfiguracao(ctx.db);
  const ano = Number(diaNoFuso(ctx.agora, fuso).slice(0, 4));
  for (const { id: alteracaoId, ...alteracao } of await porRetificar(ctx, sessaoId)) {
    const numero = await proximoNumero(ctx, ano);
    const escrito: ConteudoDaRetificacao = {
      ...alteracao,
      numero,
      ano,
      instituicao: instituicao.nome,
      programa: instituicao.programa,
      edital: reuniao.edital,
      sessao: reuniao.numero,
      fuso,
      ata: {
        numero: ata.conteudo.numero,
        ano: ata.conteudo.ano,
        versao: ata.versao,
        sha256: ata.sha256,
      },
    };
    const conteudo = await comMarcas(ctx.db, escrito, nomeadosNaReuniao(sessaoId));
    const texto = textoDaRetificacao(conteudo);
    await run(
      ctx.db,
      sql`insert into retificacao_da_ata ${values({
        alteracaoId,
        ataId: ata.id,
        ano,
        numero,
        conteudo: json(conteudo),
        texto,
        sha256: sha256(texto),
        criadaEm: ctx.agora,
      })}`,
    );
  }
}

/**
 * Mails the people at the meeting, except the author of the change and those who were or are barred from the
 * item.
 */
async function avisarPresentes(
  ctx: QuemAltera,
  sessaoId: number,
  feita: { readonly projeto: number } & Pick<AlteracaoPedida, 'antes' | 'depois'> & {
      readonly motivo: string;
    },
): Promise<void> {
  const reuniao = await reuniaoDaAta(ctx.db, sessaoId);
  if (reuniao === null) throw new Error('a decision without its meeting');
  const { titulo, impedidos } = await single<{ titulo: string; impedidos: readonly number[] }>(
    ctx.db,
    sql`
      select titulo, coalesce(impedidos, '{}') as impedidos from item_da_sessao
      where sessao_id = ${sessaoId} and projeto_id = ${feita.projeto}
    `,
  );
  const fora = new Set([...impedidos, ...(await membrosImpedidos(ctx.db, sessaoId, feita.projeto))]);
  const { fuso } = await lerConfiguracao(ctx.db);
  const autor = ctx.usuario === null ? null : await acharProfessor(ctx.db, ctx.usuario.id);
  for (const { id } of compareceram(await lerPresencas(ctx.db, sessaoId))) {
    if (fora.has(id) || id === ctx.usuario?.id) continue;
    await escreverCarta(ctx, 'decisaoAlterada', {
      pessoaId: id,
      fatos: {
        projeto: { id: feita.projeto, titulo },
        edital: reuniao.edital,
        sessao: { id: sessaoId, numero: reuniao.numero },
        antes: feita.antes,
        depois: feita.depois,
        motivo: feita.motivo,
        autor: autor?.nome ?? 'o sistema',
        quando: ctx.agora.toISOString(),
        fuso,
      },
    });
  }
}
