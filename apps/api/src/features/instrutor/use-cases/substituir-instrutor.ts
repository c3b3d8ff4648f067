import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { administraDeFora } from '@instrutoria/domain/instrutor/policies.ts';
import { comTermoPorAssinar } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import { nuncaComecou } from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import { mesDeQuemEntra } from '@instrutoria/domain/instrutor/rules/substituicao.ts';
import { cadastrar, exigirVaga } from '@instrutoria/domain/instrutor/transitions.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { contarVivos } from '../repository.ts';
import { type TitularLido, titularesDoProjeto, titularesPosteriores } from '../titulares-queries.ts';
import { exigirQueReceba, guardarNovo } from './cadastrar-instrutor.ts';
import { encerrarTravado, exigirEncerravel } from './encerrar-instrutor.ts';
import { instrutorTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

/**
 * Ends a vínculo and registers its successor in the same place, both or neither. When two people substitute at once,
 * the second is refused, and reads the successor's name.
 */
export const substituirInstrutor: Executar<Api['substituirInstrutor']> = async (ctx, pedido) => {
  const travado = await instrutorTravado(ctx, pedido.params.id);
  const { instrutor: antes, projeto } = travado;
  const [entrou] = antes.fimVinculo === null ? [] : await titularesPosteriores(ctx.db, antes.id);
  if (entrou !== undefined) {
    throw new DomainError('conflito', 'VINCULO_ENCERRADO', `${M.jaSubstituido} ${entrou.nome}`);
  }
  await exigirEncerravel(ctx, travado);
  await exigirQueReceba(ctx, projeto.projetoId);
  const { data, motivo, ...dados } = pedido.corpo();
  // Its problems are said before anything is written.
  const { termoNoSistema } = await lerConfiguracao(ctx.db);
  const pedidos = comTermoPorAssinar({ ...dados, tipoAluno: antes.tipoAluno }, termoNoSistema);
  const cadastro = cadastrar(projeto.projetoId, pedidos);
  const encerrado = await encerrarTravado(ctx, travado, { data, motivo });
  exigirVaga(antes.tipoAluno, projeto.aprovadas, await contarVivos(ctx.db, projeto.projetoId));
  const novo = { ...cadastro, mesInicio: mesDeQuemEntra(encerrado, projeto.vigencia) };
  const { id, avisos } = await guardarNovo(ctx, novo, dados.nomeCivil, antes.id);
  await auditar(ctx, {
    acao: 'substituirInstrutor',
    registro: { tipo: 'instrutor', id },
    depois: {
      projeto: projeto.projetoId,
      substitui: antes.id,
      tipoAluno: novo.tipoAluno,
      acumulo: novo.acumulo,
      mesInicio: novo.mesInicio,
    },
  });
  return comVersao(201, { ...(await instrutorEscrito(ctx, id)), avisos: [...avisos] });
};

/** The places that changed hands in one act; a place that stayed free in between is not followed. */
export const listarTitulares: Executar<Api['listarTitulares']> = async (ctx, { params }) => {
  const lidos = await titularesDoProjeto(ctx.db, params.id);
  const comPagamentos = administraDeFora(ctx.usuario.tipo, ctx.alvo.relacao);
  const curto = (um: TitularLido | undefined) => (um === undefined ? null : { id: um.id, nome: um.nome });
  const titular = (um: TitularLido) => ({
    id: um.id,
    nome: um.nome,
    de: um.mesInicio,
    ate: um.fim,
    nuncaComecou: nuncaComecou(um),
    substitui: curto(lidos.find(({ id }) => id === um.substituiId)),
    substituidoPor: curto(lidos.findLast(({ substituiId }) => substituiId === um.id)),
    horas: um.horas,
    pagamentos: comPagamentos ? { meses: um.meses, centavos: um.centavos } : null,
  });
  const vagas = [...Map.groupBy(lidos, ({ vaga }) => vaga).values()].map((titulares) => ({
    tipoAluno: titulares.at(-1)?.tipoAluno ?? 'BOLSISTA',
    titulares: titulares.map(titular),
  }));
  return { status: 200, dados: { data: vagas } };
};
