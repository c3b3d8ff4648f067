/** Fields that the system fills. */
export const CAMPOS_DO_SISTEMA = [
  'instituicao',
  'programa',
  'cidade',
  'edital',
  'ano',
  'numero',
  'dataDoTexto',
  'resultado',
  'versao',
  'motivoDaVersao',
  'dataPublicacao',
  'totalDeProjetos',
  'aprovados',
  'reprovados',
  'bolsas',
  'voluntarios',
  'suplentes',
  'endereco',
  'sha256DoResultado',
] as const;
export type CampoDoSistema = (typeof CAMPOS_DO_SISTEMA)[number];

/** Fields that the publisher fills. */
export const CAMPOS_DE_QUEM_PUBLICA = ['autoridade', 'cargo', 'processo', 'atoOficial'] as const;
export type CampoDeQuemPublica = (typeof CAMPOS_DE_QUEM_PUBLICA)[number];

/** Fields that are alone in their line. */
export const CAMPOS_DE_BLOCO = ['tabelaDoResultado', 'mudancas'] as const;
export type CampoDeBloco = (typeof CAMPOS_DE_BLOCO)[number];

export type Campo = CampoDeBloco | CampoDeQuemPublica | CampoDoSistema;

export const SIGNIFICADO_DOS_CAMPOS: Readonly<Record<Campo, string>> = {
  autoridade: 'quem assina; escreve-o quem publica',
  cargo: 'o cargo de quem assina; escreve-o quem publica',
  processo: 'o número do processo: o do edital, se quem publica não escreve outro',
  atoOficial: 'o número que outro órgão deu a este ato; escreve-o quem publica',
  instituicao: 'o nome da instituição, como na configuração',
  programa: 'o nome do programa, como na configuração',
  cidade: 'a cidade, como na configuração',
  edital: 'o nome do edital',
  ano: 'o ano do edital',
  numero: 'o número deste texto, por exemplo 3/2026; o sistema o dá ao guardar',
  dataDoTexto: 'o dia em que o texto é salvo, por extenso',
  resultado: 'resultado, resultado preliminar ou resultado final',
  versao: 'o número da versão do resultado',
  motivoDaVersao: 'por que a versão existe: publicação, recurso nº 5, correção e a sua justificativa',
  dataPublicacao: 'o dia em que a versão do resultado foi publicada, por extenso',
  totalDeProjetos: 'quantos projetos estão no resultado',
  aprovados: 'quantos foram aprovados, também em parte',
  reprovados: 'quantos foram reprovados',
  bolsas: 'quantas bolsas foram dadas',
  voluntarios: 'quantas vagas de voluntários foram dadas',
  suplentes: 'quantos projetos estão na lista de suplentes',
  endereco: 'o endereço da página pública da versão',
  sha256DoResultado: 'a soma SHA-256 das linhas da versão, como na página pública',
  tabelaDoResultado: 'todos os projetos do resultado, sozinho na sua linha',
  mudancas: 'o que mudou desde a versão anterior do resultado, sozinho na sua linha',
};

export const TODOS_OS_CAMPOS = Object.keys(SIGNIFICADO_DOS_CAMPOS) as readonly Campo[];

export function ehCampo(nome: string): nome is Campo {
  return Object.hasOwn(SIGNIFICADO_DOS_CAMPOS, nome);
}

export function ehDeBloco(nome: string): nome is CampoDeBloco {
  return (CAMPOS_DE_BLOCO as readonly string[]).includes(nome);
}

export function ehDeQuemPublica(nome: string): nome is CampoDeQuemPublica {
  return (CAMPOS_DE_QUEM_PUBLICA as readonly string[]).includes(nome);
}
