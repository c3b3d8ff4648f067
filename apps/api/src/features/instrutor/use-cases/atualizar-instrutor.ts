import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { comTermoGuardado } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import { exigirVaga } from '@instrutoria/domain/instrutor/transitions.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { avisosDaLista } from '../lista-de-alunos-queries.ts';
import { contarVivos, salvarInstrutor } from '../repository.ts';
import { anularTermoQueMudou } from './anular-termo.ts';
import { conferirPessoa, mudaAPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, instrutorTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';
import { guardarNomeCivil } from './nome-civil.ts';
import { avisarSaidaDaConta } from './sair-da-conta.ts';
import { vincularDocumentos } from './vincular-documentos.ts';

/**
 * For the audit: without CPF, files and bank data (T-M9), and without the name, which may become a nome
 * social.
 */
function resumo({ email, matricula, programa_pos, tipoAluno, acumulo }: InstrutorGuardado) {
  return { email, matricula, programa_pos, tipoAluno, acumulo };
}

export const atualizarInstrutor: Executar<Api['atualizarInstrutor']> = async (ctx, pedido) => {
  const { instrutor: antes, projeto } = await instrutorTravado(ctx, pedido.params.id);
  const quem = papelDe(ctx);
  exigirAto(MAQUINA_DO_VINCULO, antes, 'atualizarInstrutor', { quem });
  await exigirJanela(ctx.db, 'cadastroInstrutor', projeto.projetoId, ctx.agora);
  const { tipoAluno } = pedido.legivel('tipoAluno');
  if (tipoAluno !== undefined && tipoAluno !== null && tipoAluno !== antes.tipoAluno) {
    exigirVaga(tipoAluno, projeto.aprovadas, await contarVivos(ctx.db, projeto.projetoId));
  }
  ctx.exigirVersao(antes.versao);
  const dados = comTermoGuardado(pedido.corpo(), antes);
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'atualizarInstrutor', { quem, dados });
  const muda = mudaAPessoa(antes, depois);
  const avisos = muda ? await conferirPessoa(ctx, depois, await hojeNoFuso(ctx)) : [];
  await avisarSaidaDaConta(ctx, antes, depois);
  await salvarInstrutor(ctx.db, antes, depois, { agora: ctx.agora, quem: ctx.usuario.id });
  await guardarNomeCivil(ctx.db, antes.id, dados.nomeCivil);
  await anularTermoQueMudou(ctx, antes.id);
  await vincularDocumentos(ctx, antes.id, depois, antes);
  await auditar(ctx, {
    acao: 'atualizarInstrutor',
    registro: { tipo: 'instrutor', id: antes.id },
    antes: resumo(antes),
    depois: {
      ...resumo(depois),
      documentosTrocados: DOCUMENTOS.filter((d) => antes[d] !== depois[d]),
      ...(antes.nome === depois.nome ? {} : { nomeAlterado: true }),
      ...(antes.cpf === depois.cpf ? {} : { cpf: 'alterado' }),
    },
  });
  const daLista = await avisosDaLista(ctx.db, antes.id);
  return comVersao(200, { ...(await instrutorEscrito(ctx, antes.id)), avisos: [...avisos, ...daLista] });
};
