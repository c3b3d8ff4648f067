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

/** `usuario` null: what happens by itself when its time has come. */
type QuemAltera = Pick<Contexto, 'agora' | 'db' | 'lote'> & {
  readonly deps: Pick<Deps, 'clock' | 'config' | 'outbox'>;
  readonly usuario: Pick<Contexto['usuario'], 'id'> | null;
};

export interface AlteracaoPedida {
  readonly projeto: number;
  /** The call by which it is changed. */
  readonly ato: string;
  readonly antes: VagasDoItem;
  readonly depois: VagasDoItem;
  readonly motivo: string | null | undefined;
  /** Of a decision in a meeting: that meeting, whose own item it is. */
  readonly naReuniao?: number | undefined;
  /** A call-up without effect gives back what was there before it: no member has to know. */
  readonly semAviso?: true | undefined;
}

/**
 * Every act that changes a project's places asks this before it writes them (D54). Where a meeting of the committee
 * decided them: 422 without a reason, a record of the change, a retificação of the minutes where there are any, and a
 * mail to who was present, except to who made the change. Answers what the audit row adds. The call's row is held.
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

/** Changes of what this meeting decided last, which no retificação tells yet, in their order. */
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

/** Any fixed number: two calls may be corrected at once, and each retificação gets its own number. */
const LOCK = 5_190_422_875;

async function proximoNumero(ctx: QuemAltera, ano: number): Promise<number> {
  await run(ctx.db, sql`select pg_advisory_xact_lock(${LOCK})`);
  const { numero } = await single<{ numero: number }>(
    ctx.db,
    sql`select coalesce(max(numero), 0) + 1 as numero from retificacao_da_ata where ano = ${ano}`,
  );
  return numero;
}

/** One document for each change; none while the meeting goes on, whose minutes are still to be made. */
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

/** The people at the meeting, without the author of the change and those who are kept out of the item, then or now. */
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
