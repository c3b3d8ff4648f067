import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { ultimoMesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import { juntarMeses, problemasDaFrequencia } from '@instrutoria/domain/frequencia/rules/registro.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { auditar } from '../../auditoria/repository.ts';
import { exigirProjetoNaJanela } from '../../janela/projeto-queries.ts';
import type { FrequenciaTravada } from '../repository.ts';
import { salvarFrequencia, travarFrequencias } from '../repository.ts';

interface Registro {
  readonly instrutor: number;
  readonly ano: number;
  readonly horasPorMes: readonly { readonly mes: number; readonly horas?: number | null | undefined }[];
  readonly versao?: number | null | undefined;
}

/** 412 for an outdated version (T-G13); without a version it is merged. */
function exigirVersoes(
  registros: readonly Registro[],
  atualDe: (r: Registro) => FrequenciaTravada | null,
): void {
  for (const registro of registros) {
    const atual = atualDe(registro);
    const { versao, instrutor, ano } = registro;
    if (atual !== null && typeof versao === 'number' && versao !== atual.versao) {
      const extras = { versao: atual.versao, instrutor, ano };
      throw new DomainError('desatualizado', 'VERSAO_DESATUALIZADA', M.mudouEnquanto, [], extras);
    }
  }
}

async function salvar(ctx: Contexto, registro: Registro, atual: FrequenciaTravada, hoje: string) {
  const { instrutor: instrutorId, ano } = registro;
  const depois = juntarMeses(atual.horasPorMes, registro.horasPorMes, ultimoMesDoAno(ano, hoje));
  await salvarFrequencia(
    ctx.db,
    { instrutorId, ano, horasPorMes: depois },
    { autorId: ctx.usuario.id, agora: ctx.agora },
  );
  const quem = { instrutor: instrutorId, ano };
  return { antes: { ...quem, horasPorMes: atual.horasPorMes }, depois: { ...quem, horasPorMes: depois } };
}

export const registrarFrequencias: Executar<Api['registrarFrequencias']> = async (ctx, pedido) => {
  const { id: projeto } = ctx.alvo;
  await exigirProjetoNaJanela(ctx, 'frequencia', projeto);
  const registros = pedido.corpo();
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const ids = registros.map(({ instrutor }) => instrutor);
  const travadas = await travarFrequencias(ctx.db, projeto, ids);
  const atualDe = ({ instrutor, ano }: Pick<Registro, 'instrutor' | 'ano'>) => travadas(instrutor, ano);
  exigirVersoes(registros, atualDe);
  exigirSemProblemas(problemasDaFrequencia(registros, atualDe, hoje));
  const salvos = [];
  for (const registro of registros) {
    const atual = atualDe(registro);
    if (atual !== null) salvos.push(await salvar(ctx, registro, atual, hoje));
  }
  await auditar(ctx, {
    acao: 'registrarFrequencias',
    registro: { tipo: 'projeto', id: projeto },
    antes: salvos.map(({ antes }) => antes),
    depois: salvos.map(({ depois }) => depois),
  });
  return { status: 200, dados: { message: M.registradas } };
};
