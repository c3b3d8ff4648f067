/** The fictitious university of the demonstration; `.test` is reserved (RFC 2606), so no mail can reach anyone. */
export const INSTITUICAO = {
  nome: 'Universidade Federal do Vale das Araucárias',
  sigla: 'UFVA',
  programa: 'Programa de Instrutoria em Ensino de Graduação',
  cidade: 'Santa Rita das Araucárias',
  dominio: 'ufva.test',
} as const;

/** The twelve academic units by the acronym that the content uses. */
export const UNIDADES = {
  ICE: { nome: 'Instituto de Ciências Exatas', cidade: 'Santa Rita das Araucárias' },
  ICB: { nome: 'Instituto de Ciências Biológicas', cidade: 'Santa Rita das Araucárias' },
  FAMED: { nome: 'Faculdade de Medicina e Ciências da Saúde', cidade: 'Santa Rita das Araucárias' },
  FAENF: { nome: 'Faculdade de Enfermagem', cidade: 'Santa Rita das Araucárias' },
  FODO: { nome: 'Faculdade de Odontologia', cidade: 'Santa Rita das Araucárias' },
  FADIR: { nome: 'Faculdade de Direito', cidade: 'Santa Rita das Araucárias' },
  FAED: { nome: 'Faculdade de Educação', cidade: 'Santa Rita das Araucárias' },
  ICHL: { nome: 'Instituto de Ciências Humanas e Letras', cidade: 'Santa Rita das Araucárias' },
  EMA: { nome: 'Escola de Música e Artes', cidade: 'Porto das Garças' },
  FAU: { nome: 'Faculdade de Arquitetura e Urbanismo', cidade: 'Porto das Garças' },
  EENG: { nome: 'Escola de Engenharia', cidade: 'Monte Sereno do Sul' },
  ICA: { nome: 'Instituto de Ciências Agrárias', cidade: 'Lagoa Bonita do Norte' },
} as const;
export type ChaveDeUnidade = keyof typeof UNIDADES;

/** Graduate programmes, as the suggested list of the registration shows them. */
export const PROGRAMAS = [
  'Programa de Pós-Graduação em Matemática',
  'Programa de Pós-Graduação em Física',
  'Programa de Pós-Graduação em Química',
  'Programa de Pós-Graduação em Ciência da Computação',
  'Programa de Pós-Graduação em Estatística Aplicada',
  'Programa de Pós-Graduação em Biologia Celular e Estrutural',
  'Programa de Pós-Graduação em Genética e Melhoramento',
  'Programa de Pós-Graduação em Ecologia e Conservação',
  'Programa de Pós-Graduação em Enfermagem',
  'Programa de Pós-Graduação em Ciências da Saúde',
  'Programa de Pós-Graduação em Odontologia',
  'Programa de Pós-Graduação em Direito',
  'Programa de Pós-Graduação em Educação',
  'Programa de Pós-Graduação em História Social',
  'Programa de Pós-Graduação em Letras',
  'Programa de Pós-Graduação em Psicologia',
  'Programa de Pós-Graduação em Música',
  'Programa de Pós-Graduação em Arquitetura e Urbanismo',
  'Programa de Pós-Graduação em Engenharia de Estruturas',
  'Programa de Pós-Graduação em Ciência do Solo',
] as const;
