import { lembreteDoMes } from '@instrutoria/domain/frequencia/rules/dias.ts';
import { estadoDaJanela } from '@instrutoria/domain/janela/rules/estado-da-janela.ts';
import { diaNoFuso, inicioDoDia } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDoMesPorEnviar } from '../../adapters/mail/templates/frequencia-do-aluno.ts';
import type { Deps } from '../../context.ts';
import { eachInTransaction } from '../../db/connection/each-in-transaction.ts';
import { type Executor, inTransaction, type Tx } from '../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { enviarCarta } from '../carta/repository.ts';
import { prorrogacoesEmVigor } from '../janela/queries.ts';
import { alunoLembradoDesde, mesesPorEnviar, travarLembreteDoAluno } from './lembretes-queries.ts';

type Precisa = Pick<Deps, 'clock' | 'config' | 'outbox'>;

/** The past month of the vínculos whose last day is near, each with that day. */
async function mesesDeHoje(db: Executor, { clock }: Pick<Deps, 'clock'>, quem?: number) {
  const agora = clock.agora();
  const configuracao = await lerConfiguracao(db);
  const { fuso } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const mes = somarMeses(mesDoDia(hoje), -1);
  const prorrogacoes = await prorrogacoesEmVigor(db, hoje);
  const meses = await mesesPorEnviar(db, { mes, hoje, fuso, ...(quem === undefined ? {} : { quem }) });
  const devidos = meses.flatMap((um) => {
    const projetoId = um.projeto.id;
    const pergunta = { configuracao, prorrogacoes, projetoId, agora };
    const janela = estadoDaJanela({ ...pergunta, janela: 'frequencia' });
    const ate = lembreteDoMes(mes, { configuracao, janela, hoje });
    return ate === null ? [] : [{ ...um, ate }];
  });
  return { mes, configuracao, devidos };
}

async function lembrarAluno(tx: Tx, deps: Precisa, estudanteId: number): Promise<number> {
  await travarLembreteDoAluno(tx, estudanteId);
  // Again, because the student may have sent the month meanwhile.
  const { mes, configuracao, devidos } = await mesesDeHoje(tx, deps, estudanteId);
  const [primeiro] = devidos;
  if (primeiro === undefined) return 0;
  const { fuso } = configuracao;
  // The mails have the real time.
  const desde = inicioDoDia(diaNoFuso(deps.clock.real(), fuso), fuso);
  if (await alunoLembradoDesde(tx, estudanteId, desde)) return 0;
  const projetos = devidos.map(({ vinculo, projeto, ate }) => ({ vinculo, titulo: projeto.titulo, ate }));
  const remessa = remessaPara(primeiro, deps, configuracao);
  await enviarCarta({ db: tx, deps }, emailDoMesPorEnviar({ ...remessa, mes, projetos }), {
    especie: 'lembreteDosDias',
    instrutorId: primeiro.vinculo,
    projetos: devidos.map(({ projeto }) => projeto.id),
  });
  return 1;
}

/**
 * Mails students who log days, 3 days and 1 day before the past month closes without having been sent: one mail a person
 * and day, with all their vínculos, however many processes or rounds run. Returns the number of mails.
 */
export async function lembrarAlunos(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'outbox'>,
): Promise<number> {
  const { devidos } = await inTransaction(deps.database, (tx) => mesesDeHoje(tx, deps));
  const quem = [...new Set(devidos.map(({ estudanteId }) => estudanteId))];
  const rodada = { tarefa: 'lembretesDosAlunos', quem: (estudante: number) => ({ estudante }) };
  return eachInTransaction(deps, rodada, quem, (tx, um) => lembrarAluno(tx, deps, um));
}
