import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { FatosDoEdital } from '@instrutoria/domain/edital/rules/mudancas.ts';
import type { Edital, EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, columns, type Sql, sql, values } from '../../db/sql.ts';
import { pedeHomologacao } from './homologacao-queries.ts';

const EDITAL = sql`
  ${columns([
    'id',
    'versao',
    'nome',
    'ano',
    'inicio',
    'fim',
    'fase',
    'tipoProjeto',
    'fimRecursos',
    'fimRecursosDesde',
    'limiteBolsas',
    'publicacao',
    'vigenciaInicio',
    'vigenciaFim',
    'limitePorCoordenador',
    'prazoAvaliacao',
    'encerramentoSemInstrutores',
    'processo',
  ])},
  ${iso(sql`resultado_publicado_em`)} as "resultadoPublicadoEm", ${iso(sql`encerrado_em`)} as "encerradoEm",
  preliminar, ${iso(sql`final_em`)} as "finalEm"`;

type EditalLido = EditalGuardado & { readonly preliminar: boolean };

/** Adds `finalEm` only to a call with a preliminary result, and `processo` only where there is one. */
function comoGuardado<L extends EditalLido>({ preliminar, finalEm, processo, ...edital }: L) {
  return { ...edital, ...(preliminar ? { finalEm } : {}), ...(processo === null ? {} : { processo }) };
}

async function achar(db: Executor, id: number, trava: Sql): Promise<EditalGuardado | null> {
  const lido = await one<EditalLido>(db, sql`select ${EDITAL} from edital where id = ${id} ${trava}`);
  return lido === null ? null : comoGuardado(lido);
}

export function acharEdital(db: Executor, id: number): Promise<EditalGuardado | null> {
  return achar(db, id, sql``);
}

export function travarEdital(db: Executor, id: number): Promise<EditalGuardado | null> {
  return achar(db, id, sql`for update`);
}

/** A shared lock against a change of phase while a project is written. */
export function segurarEdital(db: Executor, id: number): Promise<EditalGuardado | null> {
  return achar(db, id, sql`for share`);
}

/** Locks the call and reads it with the zone of the settings, in one statement. */
async function segurarComFuso(db: Executor, id: Sql) {
  const lido = await one<EditalLido & { readonly fuso: string | null }>(
    db,
    sql`
      select ${EDITAL}, (select dados ->> 'fuso' from configuracao where id = 1) as fuso
      from edital where id = ${id} for share
    `,
  );
  return lido === null ? null : comoGuardado(lido);
}

export function segurarEditalComFuso(
  db: Executor,
  id: number,
): Promise<(EditalGuardado & { readonly fuso: string | null }) | null> {
  return segurarComFuso(db, sql`${id}`);
}

/** Locks the call of an assessment; null when that was deleted. */
export function segurarEditalDaAprovacao(
  db: Executor,
  aprovacaoId: number,
): Promise<(EditalGuardado & { readonly fuso: string | null }) | null> {
  return segurarComFuso(db, sql`(select a.edital_id from projeto_aprovacao a where a.id = ${aprovacaoId})`);
}

/** Newest first; there are dozens at most, so they are filtered here. */
export async function lerEditais(
  db: Executor,
  agora: Date,
  fuso: string | Promise<string>,
): Promise<Edital[]> {
  const todos = many<EditalLido & { readonly homologa: boolean }>(
    db,
    sql`select ${EDITAL}, ${pedeHomologacao(sql`edital.id`)} as homologa from edital order by inicio desc, id desc`,
  );
  const [zona, editais] = await Promise.all([fuso, todos]);
  return editais.map(({ homologa, ...edital }) => ({
    ...derivarEdital(comoGuardado(edital), agora, zona),
    homologa,
  }));
}

export async function inserirEdital(
  db: Executor,
  novo: Omit<EditalGuardado, 'id' | 'versao'>,
  agora: Date,
): Promise<EditalGuardado> {
  const { resultadoPublicadoEm: _nunca, encerradoEm: _aindaNao, finalEm: _nemFinal, ...dados } = novo;
  const edital = values({ ...dados, criadoEm: agora });
  return comoGuardado(await single<EditalLido>(db, sql`insert into edital ${edital} returning ${EDITAL}`));
}

export async function salvarEdital(db: Executor, depois: EditalGuardado): Promise<EditalGuardado> {
  const { id, versao: _versao, resultadoPublicadoEm, encerradoEm, finalEm, ...dados } = depois;
  const mudado = assignments({
    ...dados,
    resultadoPublicadoEm: resultadoPublicadoEm === null ? null : new Date(resultadoPublicadoEm),
    encerradoEm: encerradoEm === null ? null : new Date(encerradoEm),
    preliminar: finalEm !== undefined,
    finalEm: typeof finalEm === 'string' ? new Date(finalEm) : null,
  });
  const salvo = sql`update edital set ${mudado}, versao = versao + 1 where id = ${id} returning ${EDITAL}`;
  return comoGuardado(await single<EditalLido>(db, salvo));
}

export async function temAvaliadorDesignado(db: Executor, editalId: number): Promise<boolean> {
  const designados = await run(
    db,
    sql`
      select from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where p.edital_id = ${editalId}
      limit 1
    `,
  );
  return designados > 0;
}

export async function lerFatos(
  db: Executor,
  editalId: number,
): Promise<Pick<FatosDoEdital, 'bolsas' | 'devolvidasDadas' | 'meses' | 'suplenteChamado' | 'temPropostas'>> {
  const { temPropostas, bolsas, suplenteChamado, devolvidasDadas, de, ate } = await single<{
    suplenteChamado: boolean;
    devolvidasDadas: boolean;
    temPropostas: boolean;
    bolsas: number;
    de: string | null;
    ate: string | null;
  }>(
    db,
    sql`
      with t as (
        select i.id, i.mes_inicio, i.fim from instrutor i join projeto p on p.id = i.projeto_id
        where p.edital_id = ${editalId}
      ),
      m as (
        select mes_inicio as mes from t where mes_inicio is not null
        union all select to_char(fim, 'YYYY-MM') from t where fim is not null
        union all select a.mes from ausencia a join t on t.id = a.instrutor_id
        union all
          select f.ano || '-' || lpad(f.mes::text, 2, '0')
          from frequencia_do_mes f join t on t.id = f.instrutor_id
          where f.horas >= 0
        union all
          select g.competencia from pagamento g join projeto p on p.id = g.projeto_id
          where p.edital_id = ${editalId}
      )
      select exists (select from projeto where edital_id = ${editalId} and not eh_rascunho) as "temPropostas",
        (select coalesce(sum(remunerados_aprovados), 0)
          from projeto_aprovacao where edital_id = ${editalId}) as bolsas,
        exists (select from suplente where edital_id = ${editalId} and ato = 'CHAMADO') as "suplenteChamado",
        exists (
          select from projeto_aprovacao a join projeto p on p.id = a.projeto_id
            join professor c on c.id = p.coordenador_id join edital e on e.id = a.edital_id
          where e.id = ${editalId} and e.fase = 'resultado' group by e.id, grouping sets ((), (c.unidade_id))
          having sum(a.remunerados_aprovados) > case when grouping(c.unidade_id) = 1 then e.limite_bolsas else (
            select (r.regras ->> 'bolsasPorUnidade')::int from regras_do_edital r
            where r.edital_id = e.id order by r.versao desc limit 1) end
        ) as "devolvidasDadas",
        (select min(mes) from m) as de, (select max(mes) from m) as ate
    `,
  );
  return {
    temPropostas,
    bolsas,
    suplenteChamado,
    devolvidasDadas,
    meses: de === null || ate === null ? null : { de, ate },
  };
}

export function editalNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_AVALIACAO.editalNaoEncontrado);
}

export async function editalEncontrado({ db }: Pick<Contexto, 'db'>, id: number): Promise<EditalGuardado> {
  const edital = await acharEdital(db, id);
  if (edital === null) throw editalNaoEncontrado();
  return edital;
}
