import { aguardandoConferencia } from './textos.ts';
import type { Documento } from './types.ts';

export * as MENSAGENS_INSTRUTOR from './textos.ts';

export const ERRO_NO_ENVIO: Readonly<Record<Documento, string>> = {
  termo_compromisso:
    'erro ao realizar o upload do termo de compromisso, realize o login novamente e tente novamente',
  declaracao_aluno_detentor:
    'erro ao realizar o upload da declaração do aluno detentor de bolsa, realize o login novamente e tente novamente',
  historico_declaracao:
    'erro ao realizar o upload do comprovante de vínculo, realize o login novamente e tente novamente',
  dados_bancarios:
    'erro ao realizar o upload do comprovante bancário, realize o login novamente e tente novamente',
  termo_anuencia:
    'erro ao realizar o upload do termo de anuência, realize o login novamente e tente novamente',
};

export const ERRO_NA_TROCA: Readonly<Record<Documento, string>> = {
  termo_compromisso: 'Erro ao enviar termo de compromisso',
  declaracao_aluno_detentor: 'Erro ao enviar declaração do aluno',
  historico_declaracao: 'Erro ao enviar comprovante de vínculo',
  dados_bancarios: 'Erro ao enviar comprovante bancário',
  termo_anuencia: 'Erro ao enviar termo de anuência',
};

export const NOMES_DOS_DOCUMENTOS: Readonly<Record<Documento, string>> = {
  termo_compromisso: 'Termo de compromisso',
  declaracao_aluno_detentor: 'Declaração do aluno detentor de bolsa',
  historico_declaracao: 'Comprovante de vínculo (histórico ou declaração de matrícula)',
  dados_bancarios: 'Comprovante bancário',
  termo_anuencia: 'Termo de anuência',
};

export const NOMES_DOS_TIPOS_DE_ALUNO = { BOLSISTA: 'Bolsista', VOLUNTARIO: 'Voluntário' } as const;
export const NOMES_DAS_SITUACOES_DO_INSTRUTOR = {
  REGULAR: 'REGULAR',
  IRREGULAR: 'IRREGULAR',
  DESCONHECIDO: 'DESCONHECIDO',
} as const;
/** The stored value, except for a new instructor, who waits for a check (D66). */
export function situacaoNaTela(i: {
  readonly situacaoInstrutor: keyof typeof NOMES_DAS_SITUACOES_DO_INSTRUTOR;
  readonly aguardandoConferencia: boolean;
}): string {
  if (i.aguardandoConferencia) return aguardandoConferencia;
  return (
    NOMES_DAS_SITUACOES_DO_INSTRUTOR[i.situacaoInstrutor] ?? NOMES_DAS_SITUACOES_DO_INSTRUTOR.DESCONHECIDO
  );
}

/** Answers to 'O aluno recebe outra bolsa?'. */
export const RESPOSTAS_DO_ACUMULO = { unica: 'Não (bolsa única)', acumulavel: 'Sim (acumulável)' } as const;
export const NOMES_DOS_ACUMULOS = { unica: 'Bolsa única', acumulavel: 'Acumulável' } as const;
