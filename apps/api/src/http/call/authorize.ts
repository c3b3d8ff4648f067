import type { Relacao } from '@instrutoria/contract/access.ts';
import { colunasDoChamador, melhorCelula, recusaComoInexistente } from '@instrutoria/contract/access.ts';
import { necessidadeDaChamada } from '@instrutoria/contract/alcance-do-token.ts';
import { rotasDaConta } from '@instrutoria/contract/conta/contrato.ts';
import { rotasDoFator } from '@instrutoria/contract/fator/contrato.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { tokenAlcanca } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { MENSAGENS_COORDENACAO } from '@instrutoria/domain/coordenacao/messages.ts';
import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Estudante, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { semAcesso } from '../../features/conta/queries.ts';
import type { Call } from './call.ts';
import { naoEncontrado, naoPermitido } from './problems.ts';
import { relations, TEXTO_NAO_ENCONTRADO } from './relations.ts';

/** What an administrator without the required second factor may do: see who they are, enrol one, leave. */
const SEM_FATOR: ReadonlySet<Route> = new Set<Route>([
  rotasDaConta.professorAtual,
  rotasDaConta.sair,
  rotasDoFator.lerFatores,
  rotasDoFator.iniciarTotp,
  rotasDoFator.confirmarTotp,
  rotasDoFator.opcoesDaChave,
  rotasDoFator.cadastrarChave,
]);

/**
 * Throws 401 without a login, 403 for a type that may do this on no record, or for a token that does not reach the call.
 * A student may make only the calls that the column `instrutor` allows.
 */
export function checkFunction(route: Route, usuario: Usuario | null, estudante: Estudante | null): void {
  const { acesso, recusa, registro } = route;
  if (usuario === null) {
    if (estudante !== null) {
      if (acesso.instrutor === 'no') throw naoPermitido(recusa);
    } else if (acesso.anonymous === 'no') {
      throw semAcesso();
    }
    return;
  }
  const deTodos = route.method === 'GET' && acesso.anonymous === 'yes';
  if (usuario.faltaFator && acesso.anonymous === 'no' && !SEM_FATOR.has(route)) {
    throw new DomainError('naoPermitido', 'SEGUNDO_FATOR_EXIGIDO', MENSAGENS_FATOR.fatorExigido);
  }
  const { token } = usuario;
  if (!deTodos && token !== null && !tokenAlcanca(token.escopos, necessidadeDaChamada(route))) {
    throw naoPermitido(MENSAGENS_CONTA.tokenSemAlcance);
  }
  if (estudante !== null && acesso.instrutor !== 'no') return;
  if (recusa === null && recusaComoInexistente(acesso, registro !== null)) return;
  if (melhorCelula(acesso, colunasDoChamador(usuario.tipo, undefined)) === 'no') throw naoPermitido(recusa);
}

/** The error of an unknown record. */
export function namesNothing(route: Route): DomainError {
  const { recusa, registro } = route;
  if (registro === null) return naoEncontrado('Não encontrado.');
  return recusa === null ? naoEncontrado(TEXTO_NAO_ENCONTRADO[registro.tipo]) : naoPermitido(recusa);
}

/**
 * A collaborator reads like the coordinator and acts by type; a former coordinator reads what shows nothing
 * about students.
 */
function relacaoNaChamada(encontrada: Relacao | null, { method, registro }: Route): Relacao | null {
  const leitura = method === 'GET';
  if (encontrada === 'colaborador' && !(leitura && registro?.soCoordenador !== true)) return 'nenhuma';
  return encontrada === 'coordenou' && !(leitura && registro?.depois === true) ? 'participou' : encontrada;
}

export async function checkObject(
  { route, usuario, referencia }: Pick<Call, 'referencia' | 'route' | 'usuario'>,
  db: Executor,
): Promise<Relacao> {
  const { acesso, registro } = route;
  if (registro === null || usuario === null || referencia === null) return 'nenhuma';
  const encontrada = await relations[registro.tipo](db, usuario, referencia);
  if (encontrada === 'vice') {
    if (registro.semVice === true) throw naoPermitido(MENSAGENS_COORDENACAO.soQuemCoordena);
    return 'dono';
  }
  const relacao = relacaoNaChamada(encontrada, route);
  const podeVer = relacao !== null && melhorCelula(acesso, colunasDoChamador(usuario.tipo, relacao)) !== 'no';
  if (!podeVer) throw namesNothing(route);
  return relacao;
}
