import type { Api } from '@instrutoria/contract/api.ts';
import { cadastrar, exigirVaga } from '@instrutoria/domain/instrutor/transitions.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { exigirSemDesistencia, projetoEncerradoDesde } from '../../projeto/encerramento-queries.ts';
import { avisosDaLista } from '../lista-de-alunos-queries.ts';
import { contarVivos, inserirInstrutor } from '../repository.ts';
import { conferirPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, projetoTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';
import { guardarNomeCivil } from './nome-civil.ts';
import { vincularDocumentos } from './vincular-documentos.ts';

/**
 * Locks the approval from the count to the commit, so that the last place is taken once (T-G7); and the
 * person, so that they are registered once (D37).
 */
export const cadastrarInstrutor: Executar<Api['cadastrarInstrutor']> = async (ctx, pedido) => {
  const { id: projeto } = ctx.alvo;
  const { tipoAluno } = pedido.legivel('tipoAluno');
  const { aprovadas } = await projetoTravado(ctx, projeto);
  await exigirJanela(ctx.db, 'cadastroInstrutor', projeto, ctx.agora);
  await exigirSemDesistencia(ctx.db, projeto);
  if ((await projetoEncerradoDesde(ctx.db, projeto, ctx.agora)) !== null) {
    throw new DomainError('conflito', 'PROJETO_ENCERRADO', MENSAGENS_PROJETO.encerradoSemInstrutores);
  }
  const ocupadas = await contarVivos(ctx.db, projeto);
  if (tipoAluno !== undefined && tipoAluno !== null) exigirVaga(tipoAluno, aprovadas, ocupadas);
  const corpo = pedido.corpo();
  const novo = cadastrar(projeto, corpo);
  const avisos = await conferirPessoa(ctx, { ...novo, id: 0 }, await hojeNoFuso(ctx));
  const id = await inserirInstrutor(ctx.db, novo, { agora: ctx.agora, quem: ctx.usuario.id });
  await guardarNomeCivil(ctx.db, id, corpo.nomeCivil);
  await vincularDocumentos(ctx, id, novo);
  await auditar(ctx, {
    acao: 'cadastrarInstrutor',
    registro: { tipo: 'instrutor', id },
    depois: { projeto, tipoAluno: novo.tipoAluno, acumulo: novo.acumulo },
  });
  const daLista = await avisosDaLista(ctx.db, id);
  return comVersao(201, { ...(await instrutorEscrito(ctx, id)), avisos: [...avisos, ...daLista] });
};
