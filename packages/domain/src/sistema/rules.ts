import type { Espaco } from '../arquivo/types.ts';
import { chavesPerdidas } from '../fator/messages.ts';
import { avisosMortos } from '../webhook/messages.ts';
import {
  COPIA_VELHA_MS,
  DISCO_LIVRE_MINIMO,
  EXERCICIO_VELHO_MS,
  PRIMEIRO_EXERCICIO_MS,
  SERVIDOR_VELHO_MS,
} from './limits.ts';
import { emailsMortos, MENSAGENS_SISTEMA as M } from './messages.ts';
import type {
  AvisoDoSistema,
  EstadoDaParte,
  EstadoDoSistema,
  ExameDaParte,
  Operacoes,
  ParteDoSistema,
  SituacaoDaParte,
} from './types.ts';

export function exameDoDisco({ livre, total }: Espaco): ExameDaParte {
  return livre < total * DISCO_LIVRE_MINIMO
    ? { situacao: 'degradado', causa: M.discoAcabando }
    : { situacao: 'ok', causa: null };
}

/** Without the database the whole is down; without any other part it is degraded. */
export function situacaoGeral(partes: readonly EstadoDaParte[]): Exclude<SituacaoDaParte, 'desligado'> {
  if (partes.some(({ parte, situacao }) => parte === 'banco' && situacao !== 'ok')) return 'fora';
  return partes.some(({ situacao }) => situacao === 'fora' || situacao === 'degradado') ? 'degradado' : 'ok';
}

/** A failed attempt is reported, but does not change the age of the last good copy. */
function avisosDaCopia(
  { copia, copiaBoa }: Pick<Operacoes, 'copia' | 'copiaBoa'>,
  agora: Date,
): AvisoDoSistema[] {
  if (copia === null) return [{ codigo: 'SEM_COPIA', grave: true, texto: M.semCopia }];
  const velha = copiaBoa !== null && agora.getTime() - copiaBoa.em.getTime() > COPIA_VELHA_MS;
  return [
    ...(copia.ok ? [] : [{ codigo: 'COPIA_COM_FALHA' as const, grave: true, texto: M.copiaComFalha }]),
    ...(velha ? [{ codigo: 'SEM_COPIA' as const, grave: true, texto: M.copiaVelha }] : []),
  ];
}

/** A backup that was never restored may be unusable. */
function avisosDoExercicio(
  { exercicio, primeiraCopia }: Pick<Operacoes, 'exercicio' | 'primeiraCopia'>,
  agora: Date,
): AvisoDoSistema[] {
  const passou = (desde: Date, ms: number) => agora.getTime() - desde.getTime() > ms;
  if (exercicio === null) {
    const devido = primeiraCopia !== null && passou(primeiraCopia, PRIMEIRO_EXERCICIO_MS);
    return devido ? [{ codigo: 'SEM_EXERCICIO', grave: false, texto: M.semExercicio }] : [];
  }
  if (!exercicio.ok) return [{ codigo: 'EXERCICIO_COM_FALHA', grave: true, texto: M.exercicioComFalha }];
  if (!passou(exercicio.em, EXERCICIO_VELHO_MS)) return [];
  return [{ codigo: 'SEM_EXERCICIO', grave: false, texto: M.exercicioVelho }];
}

/** Warnings for an administrator, the serious ones first. */
export function avisosDoSistema(estado: EstadoDoSistema, agora: Date): AvisoDoSistema[] {
  const quebradas = estado.partes.filter(({ situacao }) => situacao === 'fora' || situacao === 'degradado');
  const desligado = (qual: ParteDoSistema) =>
    estado.partes.some(({ parte, situacao }) => parte === qual && situacao === 'desligado');
  const avisos: AvisoDoSistema[] = [
    ...quebradas.map(({ causa, situacao, parte }) => ({
      codigo: 'PARTE_FORA' as const,
      grave: situacao === 'fora',
      texto: causa ?? parte,
    })),
    ...avisosDaCopia(estado, agora),
    ...avisosDoExercicio(estado, agora),
    ...(estado.emailsMortos > 0
      ? [{ codigo: 'EMAILS_MORTOS' as const, grave: true, texto: emailsMortos(estado.emailsMortos) }]
      : []),
    ...(estado.avisosMortos > 0
      ? [{ codigo: 'AVISOS_MORTOS' as const, grave: false, texto: avisosMortos(estado.avisosMortos) }]
      : []),
    ...(desligado('email') && !estado.demonstracao
      ? [{ codigo: 'SEM_EMAIL' as const, grave: true, texto: M.semEmail }]
      : []),
    ...(desligado('antivirus')
      ? [{ codigo: 'SEM_ANTIVIRUS' as const, grave: false, texto: M.semAntivirus }]
      : []),
    ...(estado.servidorEmbutidoDe !== null &&
    agora.getTime() - estado.servidorEmbutidoDe.getTime() > SERVIDOR_VELHO_MS
      ? [{ codigo: 'SERVIDOR_VELHO' as const, grave: false, texto: M.servidorVelho }]
      : []),
    ...(estado.chavesPerdidas > 0
      ? [{ codigo: 'CHAVES_PERDIDAS' as const, grave: false, texto: chavesPerdidas(estado.chavesPerdidas) }]
      : []),
    ...(estado.fuso === 'UTC' ? [{ codigo: 'FUSO_UTC' as const, grave: false, texto: M.fusoUtc }] : []),
  ];
  return avisos.toSorted((a, b) => Number(b.grave) - Number(a.grave));
}
