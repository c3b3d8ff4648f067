import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import { lancamentosConferidos } from '@instrutoria/domain/pagamento/rules/duas-pessoas.ts';
import { lancamentosDaFolha, mesesEmAberto } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import type { Fechamento } from '@instrutoria/domain/pagamento/transitions.ts';
import type {
  FatosDaFolha,
  Lancamento,
  PessoaDaFolha,
  QuemDaFolha,
} from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDe } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { lerFuso } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';
import { estadoDasJanelas } from '../janela/queries.ts';
import { conferenciaDe } from './conferencia-repository.ts';
import { fatosDaFolha } from './fatos-queries.ts';
import { pontosDoMes } from './pontos-repository.ts';
import { lerVerbas } from './verba-repository.ts';

/** Bank data that this person wrote, until a closed sheet has paid by them: it was conferred afterwards. */
const ESCREVEU_A_CONTA = sql`exists (select from mudanca_de_conta m
  where m.instrutor_id = i.id and m.autor_id = v.id and not exists (
    select from pagamento g join folha_de_pagamento f on f.id = g.folha_id
    left join conferencia_da_folha c on c.id = f.conferencia_id
    where g.instrutor_id = i.id and g.pago and coalesce(c.conferida_em, f.fechada_em) >= m.em))`;

/** The people with the right to close sheets, and how these lines concern each of them. */
export async function quemDaFolha(
  db: Executor,
  pessoaId: number,
  lancamentos: readonly Lancamento[],
): Promise<QuemDaFolha> {
  const projetos = [...new Set(lancamentos.map(({ projeto }) => projeto.id))];
  const contam = lancamentosConferidos(lancamentos);
  const alunos = contam.map(({ instrutorId }) => instrutorId);
  const meses = contam.map(({ competencia }) => competencia);
  const pessoas = await many<PessoaDaFolha>(
    db,
    sql`
      select v.id, v.nome,
        coalesce((select json_agg(p.titulo order by p.id) from projeto p
          where p.id = any(${projetos}) and ${participaDe(sql`p.id`, sql`v.id`)}), '[]') as partes,
        coalesce((select json_agg(i.nome order by i.nome, i.id) from instrutor i
          where i.id = any(${alunos}) and (${ESCREVEU_A_CONTA} or exists (
            select from unnest(${alunos}::int[], ${meses}::text[]) as l (instrutor_id, mes)
            join frequencia_do_mes f on f.instrutor_id = l.instrutor_id
              and f.ano || '-' || lpad(f.mes::text, 2, '0') = l.mes
            join frequencia_de_oficio d on d.id = f.de_oficio_id and d.autor_id = v.id
            where l.instrutor_id = i.id))), '[]') as escreveu
      from professor v
      where v.tipo = 'administrador' and v.encerrado_em is null or v.id = ${pessoaId}
      order by v.nome, v.id
    `,
  );
  const eu = pessoas.find(({ id }) => id === pessoaId);
  if (eu === undefined) throw new Error('no such person');
  return { eu, outras: pessoas.filter((um) => um !== eu) };
}

interface Quando {
  readonly pessoaId: number;
  readonly agora: Date;
  readonly fuso: string;
  readonly fatos: FatosDaFolha;
}

async function fechamentoCom(
  db: Executor,
  mes: string,
  { pessoaId, agora, fuso, fatos }: Quando,
): Promise<Fechamento & { readonly lancamentos: readonly Lancamento[] }> {
  const lancamentos = lancamentosDaFolha(mes, fatos);
  const [janelas, conferencia, quem, pontos, verbas] = await Promise.all([
    estadoDasJanelas(db, null, agora),
    conferenciaDe(db, mes),
    quemDaFolha(db, pessoaId, lancamentos),
    pontosDoMes(db, mes, lancamentos, fatos),
    lerVerbas(db, agora, fuso),
  ]);
  const frequencia = janelas.find(({ janela }) => janela === 'frequencia');
  if (frequencia === undefined) throw new Error('no window for the attendance');
  return { mes, fatos, frequencia, conferencia, quem, pontos, verbas, lancamentos, agora, fuso };
}

/** The facts of a month's sheet for this person, with the lines as closing now would make them. */
export async function fechamentoDe(db: Executor, pessoaId: number, agora: Date, mes: string) {
  const fuso = await lerFuso(db);
  return fechamentoCom(db, mes, { pessoaId, agora, fuso, fatos: await fatosDaFolha(db, agora, fuso) });
}

/** The same of the earliest open month; null without one. */
export async function primeiraFolhaEmAberto(db: Executor, pessoaId: number, agora: Date) {
  const fuso = await lerFuso(db);
  const fatos = await fatosDaFolha(db, agora, fuso);
  const [mes] = mesesEmAberto(fatos, mesDoDia(diaNoFuso(agora, fuso)));
  return mes === undefined ? null : fechamentoCom(db, mes, { pessoaId, agora, fuso, fatos });
}
