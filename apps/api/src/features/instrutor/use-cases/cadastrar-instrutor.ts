import type { Api } from '@instrutoria/contract/api.ts';
import { comTermoPorAssinar } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import { cadastrar, exigirVaga } from '@instrutoria/domain/instrutor/transitions.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
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
  await exigirQueReceba(ctx, projeto);
  const ocupadas = await contarVivos(ctx.db, projeto);
  if (tipoAluno !== undefined && tipoAluno !== null) exigirVaga(tipoAluno, aprovadas, ocupadas);
  const corpo = pedido.corpo();
  const { termoNoSistema } = await lerConfiguracao(ctx.db);
  const novo = cadastrar(projeto, comTermoPorAssinar(corpo, termoNoSistema));
  const { id, avisos } = await guardarNovo(ctx, novo, corpo.nomeCivil);
  await auditar(ctx, {
    acao: 'cadastrarInstrutor',
    registro: { tipo: 'instrutor', id },
    depois: { projeto, tipoAluno: novo.tipoAluno, acumulo: novo.acumulo },
  });
  return comVersao(201, { ...(await instrutorEscrito(ctx, id)), avisos });
};

/** Writes a new vínculo with its documents; answers its id and what the coordinator should look at. */
export async function guardarNovo(
  ctx: Contexto,
  novo: ReturnType<typeof cadastrar>,
  nomeCivil: string | null | undefined,
  substituiId: number | null = null,
): Promise<{ readonly id: number; readonly avisos: readonly string[] }> {
  const daPessoa = await conferirPessoa(ctx, { ...novo, id: 0 }, await hojeNoFuso(ctx));
  const id = await inserirInstrutor(ctx.db, novo, { agora: ctx.agora, quem: ctx.usuario.id }, substituiId);
  await guardarNomeCivil(ctx.db, id, nomeCivil);
  await vincularDocumentos(ctx, id, novo);
  return { id, avisos: [...daPessoa, ...(await avisosDaLista(ctx.db, id))] };
}

/** Throws 409 where the project gets no new instructors, because it ended or will. */
export async function exigirQueReceba(ctx: Contexto, projeto: number): Promise<void> {
  await exigirSemDesistencia(ctx.db, projeto);
  if ((await projetoEncerradoDesde(ctx.db, projeto, ctx.agora)) !== null) {
    throw new DomainError('conflito', 'PROJETO_ENCERRADO', MENSAGENS_PROJETO.encerradoSemInstrutores);
  }
}
