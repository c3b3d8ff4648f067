export * as MENSAGENS_RECURSO from './textos.ts';

/** Shown beside `enviado`, where the author gets a receipt. */
export const reciboDoRecurso = (numero: number): string => `Recurso nº ${numero}; o recibo vai por e-mail.`;

/** What the page of the result says first while an appeal waits, to its author. */
export const RECURSO_RECEBIDO = {
  titulo: 'Recurso recebido',
  quando: (numero: number, projeto: number, quando: string) =>
    `Recurso nº ${numero} do projeto nº ${projeto}, recebido em ${quando}.`,
  decideAte: (prazo: string) => `A comissão decide até ${prazo}.`,
  prazoPassou: (prazo: string) => `O prazo da decisão terminou em ${prazo}.`,
  chegaPorEmail: 'A decisão chega por e-mail.',
  outrosRespondemAte: (prazo: string) => `Outros projetos podem responder até ${prazo}.`,
  recibo: (oQueHouve: string) => `Recibo por e-mail: ${oQueHouve}.`,
  semEmail: 'Neste edital não há recibo por e-mail.',
} as const;

/** What the page of the result says first while the committee judges an appeal that the project answered. */
export const CONTRARRAZOES_RECEBIDAS = {
  titulo: 'Contrarrazões recebidas',
  quando: (recurso: number, projeto: number, quando: string) =>
    `Resposta do projeto nº ${projeto} ao recurso nº ${recurso}, recebida em ${quando}.`,
  semEmail: 'Elas não têm recibo por e-mail.',
} as const;

/** The text holds for whatever rule of the ranking applies. */
export const posicaoPioraria = (de: number, para: number | null): string =>
  `Um recurso aceito não pode piorar a posição do projeto: é o ${de}º e ${para === null ? 'ficaria sem posição' : `seria o ${para}º`}`;

export const ROTULOS_RECURSO = {
  justificativa: 'Justificativa do Recurso',
} as const;

export const NOMES_DO_STATUS = { PENDENTE: 'Pendente', ACEITO: 'Aceito', RECUSADO: 'Recusado' } as const;

export * as MENSAGENS_CONTRARRAZOES from './textos-das-contrarrazoes.ts';

/** Shown beside an undecided appeal; `ate`: the day and hour. */
export const aguardaContrarrazoes = (ate: string): string => `Aguarda contrarrazões até ${ate}`;

export * as MENSAGENS_RELATORIA from './textos-da-relatoria.ts';

export const NOMES_DA_RELATORIA = {
  semRelator: 'Sem relator',
  designada: 'Em relatoria',
  entregue: 'Minuta entregue',
} as const;
