import { createHash } from 'node:crypto';
import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import { pontosDaFolha } from '@instrutoria/domain/pagamento/rules/pontos-a-conferir.ts';
import type {
  ArquivosIguais,
  FatosDaFolha,
  Lancamento,
  PontoDaFolha,
} from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { contasIguais } from '../banco/repository.ts';

/** Files that documents of two vínculos or more have in common, by their content. */
async function arquivosIguais(db: Executor): Promise<ArquivosIguais[]> {
  const linhas = await many<{ sha256: string; documentos: Documento[]; instrutores: number[] }>(
    db,
    sql`
      select f.sha256, array_agg(distinct d.documento) as documentos,
        array_agg(distinct i.id order by i.id) as instrutores
      from instrutor i
      cross join lateral (values ('termo_compromisso', i.termo_compromisso),
        ('declaracao_aluno_detentor', i.declaracao_aluno_detentor), ('historico_declaracao', i.historico_declaracao),
        ('dados_bancarios', i.dados_bancarios), ('termo_anuencia', i.termo_anuencia)) as d (documento, referencia)
      join arquivo f on f.referencia = d.referencia and f.eliminado_em is null
      group by f.sha256 having count(distinct i.id) > 1
      order by f.sha256
    `,
  );
  return linhas.map(({ documentos, ...resto }) => ({
    ...resto,
    documentos: DOCUMENTOS.filter((um) => documentos.includes(um)).map((um) => NOMES_DOS_DOCUMENTOS[um]),
  }));
}

interface Conferido extends NonNullable<PontoDaFolha['conferido']> {
  readonly chave: string;
}

function conferidosDoMes(db: Executor, mes: string): Promise<Conferido[]> {
  return many(
    db,
    sql`
      select c.chave, c.motivo, ${iso(sql`c.em`)} as em, json_build_object('id', p.id, 'nome', p.nome) as por
      from ponto_conferido c join professor p on p.id = c.por_id where c.mes = ${mes}
    `,
  );
}

/** What the open sheet of a month has to look at, cleared or not. `lancamentos`: its lines as of now. */
export async function pontosDoMes(
  db: Executor,
  mes: string,
  lancamentos: readonly Lancamento[],
  fatos: FatosDaFolha,
): Promise<PontoDaFolha[]> {
  if (fatos.fechados.includes(mes)) return [];
  const [contas, arquivos, conferidos] = await Promise.all([
    contasIguais(db),
    arquivosIguais(db),
    conferidosDoMes(db, mes),
  ]);
  const porChave = new Map(conferidos.map(({ chave, ...conferido }) => [chave, conferido]));
  return pontosDaFolha(mes, lancamentos, fatos, { contas, arquivos }).map((ponto) => {
    const marca = createHash('sha256').update(ponto.fatos).digest('hex');
    return { ...ponto, marca, conferido: porChave.get(marca) ?? null };
  });
}

export async function inserirPontoConferido(
  db: Executor,
  novo: {
    readonly mes: string;
    readonly chave: string;
    readonly tipo: string;
    readonly motivo: string;
    readonly em: Date;
    readonly porId: number;
  },
): Promise<void> {
  await run(db, sql`insert into ponto_conferido ${values(novo)}`);
}
