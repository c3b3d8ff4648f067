import { LIMITES_DE_ENVIO_PADRAO } from '../arquivo/limits.ts';
import { REGRAS_DO_PAGADOR_PADRAO } from '../banco/limits.ts';
import type { Configuracao } from './types.ts';

export const CONFIGURACAO_PADRAO: Configuracao = {
  versao: 1,
  instituicao: {
    nome: 'Universidade',
    sigla: '',
    programa: 'Programa de Instrutoria',
    cidade: '',
    logo: null,
  },
  cor: null,
  encarregado: { nome: '', email: '' },
  emailDaAuditoria: '',
  segundoFatorDosAdministradores: false,
  fimDosEmails: '',
  fuso: 'UTC',
  fusoMarcado: null,
  fusosAnteriores: [],
  janelas: {
    cadastroInstrutor: { diaInicio: 1, diaFim: 10 },
    frequencia: { diaInicio: 11, diaFim: 20 },
    relatorios: { mes: 9, diaInicio: 1, diaFim: 19 },
  },
  fechamentos: [
    {
      janela: 'cadastroInstrutor',
      de: '04-01',
      ate: '04-02',
      motivo: 'O sistema está fechado para cadastro de instrutores em 1 e 2 de abril',
    },
  ],
  envios: LIMITES_DE_ENVIO_PADRAO,
  regularizacao: [
    { de: '01-01', ate: '03-31', mes: 4 },
    { de: '04-03', ate: '05-05', mes: 5 },
  ],
  semExpediente: [],
  mesParcial: 'nenhuma',
  regrasDoPagador: REGRAS_DO_PAGADOR_PADRAO,
};

/** Fewer than the working days of a year, so that every deadline ends. */
export const DIAS_SEM_EXPEDIENTE_MAXIMO = 100;
export const TEXTO_DA_CONFIGURACAO_MAXIMO = 200;
export const ASSUNTO_DO_EMAIL_MAXIMO = 150;
export const TEXTO_DO_EMAIL_MAXIMO = 4000;
/** Of the text at the end of every mail. */
export const FIM_DOS_EMAILS_MAXIMO = 1000;
