import { run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { ESTUDANTE } from '../content.ts';
import { semearDiasDoEstudante } from './dias-do-estudante.ts';
import { noDia } from './instants.ts';
import type { InstrutorSemeado } from './instrutores.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';

/**
 * The student who entered: the account of one instructor, paid for months, one of whose documents was refused
 * yesterday. After the sheets, which that refusal does not change.
 */
export async function semearEstudante(
  semeados: Semeados,
  instrutores: readonly InstrutorSemeado[],
  senha: string,
): Promise<void> {
  const { tx, pessoas, presente } = semeados;
  const instrutor = instrutores.find(({ dados }) => dados.nome === ESTUDANTE.nome);
  if (instrutor === undefined) throw new Error('the student is no instructor');
  const { cpf, email } = await single<{ cpf: string; email: string }>(
    tx,
    sql`select cpf, email from instrutor where id = ${instrutor.id}`,
  );
  const criadoEm = noDia(presente, 30);
  const conta = { cpf, email, nome: ESTUDANTE.nome, senha, criadoEm, avisoLidoEm: criadoEm, avisoVersao: 1 };
  const { id } = await single<{ id: number }>(tx, sql`insert into estudante ${values(conta)} returning id`);
  await run(tx, sql`update instrutor set estudante_id = ${id} where id = ${instrutor.id}`);
  await semearDiasDoEstudante(semeados, instrutor);
  const { documento, motivo } = ESTUDANTE.recusado;
  const [quando, quem] = [noDia(presente, 1), exigir(pessoas, 'claudia.portela')];
  await run(
    tx,
    sql`
      update conferencia_de_documento
      set situacao = 'RECUSADO', motivo = ${motivo}, conferido_em = ${quando}, conferido_por_id = ${quem}
      where instrutor_id = ${instrutor.id} and documento = ${documento}
    `,
  );
  await run(
    tx,
    sql`update historico_do_instrutor set ate = ${quando}
      where instrutor_id = ${instrutor.id} and campo = 'DOCUMENTOS' and ate is null`,
  );
  const fato = {
    campo: 'DOCUMENTOS',
    valor: 'RECUSADO',
    desde: quando,
    autorId: quem,
    origem: 'ATO',
    motivo,
  };
  await run(tx, sql`insert into historico_do_instrutor ${values({ instrutorId: instrutor.id, ...fato })}`);
}
