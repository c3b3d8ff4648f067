import type { Json } from './openapi-schemas.ts';

interface Recusa {
  readonly nome: string;
  readonly descricao: string;
  /** The codes, each with the text that people read. */
  readonly codigos: Readonly<Record<string, string>>;
}

/** The refusals by status; `code` distinguishes refusals of one status, and never changes its meaning. */
export const RECUSAS: Readonly<Record<number, Recusa>> = {
  400: {
    nome: 'PedidoIlegivel',
    descricao: 'JSON ilegível ou parâmetro desconhecido',
    codigos: { JSON_ILEGIVEL: 'Não foi possível ler os dados enviados.' },
  },
  401: {
    nome: 'SemAcesso',
    descricao: 'Sem token, ou sessão encerrada',
    codigos: {
      SESSAO_ENCERRADA: 'Sua sessão terminou. Entre novamente.',
      LOGIN_INCORRETO: 'CPF ou senha incorretos',
    },
  },
  403: {
    nome: 'NaoPermitido',
    descricao: 'Não permitido a esta pessoa, ou fora do alcance da chave',
    codigos: { NAO_PERMITIDO: 'Você não tem permissão para isto.' },
  },
  404: {
    nome: 'NaoEncontrado',
    descricao: 'Não encontrado; igual para o registro de outra pessoa',
    codigos: { NAO_ENCONTRADO: 'Não encontrado.' },
  },
  409: {
    nome: 'Conflito',
    descricao: 'O estado não permite; `FORA_DA_JANELA` diz em `abreEm` quando a janela abre',
    codigos: { FORA_DA_JANELA: 'Edital fora do prazo', NAO_MUDA_AGORA: 'Este campo não muda nesta fase.' },
  },
  412: {
    nome: 'Alterado',
    descricao: 'Alterado por outra pessoa; `versao` é a de agora',
    codigos: { VERSAO_DESATUALIZADA: 'Outra pessoa alterou este registro.' },
  },
  413: {
    nome: 'GrandeDemais',
    descricao: 'Grande demais',
    codigos: {
      GRANDE_DEMAIS: 'Os dados enviados são grandes demais.',
      ARQUIVO_GRANDE: 'O arquivo passa do limite.',
    },
  },
  415: {
    nome: 'TipoNaoAceito',
    descricao: 'Tipo não aceito',
    codigos: { TIPO_NAO_ACEITO: 'Envie os dados como application/json.' },
  },
  422: {
    nome: 'DadosInvalidos',
    descricao: 'Dados inválidos; `errors` diz de cada campo por quê',
    codigos: { VALOR_INVALIDO: 'valor inválido' },
  },
  429: {
    nome: 'TentativasDemais',
    descricao: 'Muitos pedidos; `Retry-After` diz quantos segundos esperar',
    codigos: { MUITAS_TENTATIVAS: 'Muitas tentativas. Tente mais tarde.' },
  },
  503: {
    nome: 'Indisponivel',
    descricao: 'Indisponível agora; repita mais tarde',
    codigos: { NAO_PRONTO: 'O sistema não está disponível agora. Tente de novo em instantes.' },
  },
};

export function respostasDeRecusa(): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(RECUSAS).map(([status, { nome, descricao, codigos }]) => {
      const examples = Object.fromEntries(
        Object.entries(codigos).map(([code, message]) => [
          code,
          { value: { type: 'about:blank', title: descricao, status: Number(status), code, message } },
        ]),
      );
      const schema = { $ref: '#/components/schemas/Problema' };
      return [
        nome,
        { description: descricao, content: { 'application/problem+json': { schema, examples } } },
      ];
    }),
  );
}
