import { CIDADE_MAXIMO, DEPARTAMENTO_MAXIMO, NOME_MAXIMO, PROGRAMA_MAXIMO } from '../../conta/limits.ts';
import {
  CODIGO_DA_DISCIPLINA_MAXIMO,
  CURSO_MAXIMO,
  NOME_DA_DISCIPLINA_MAXIMO,
} from '../../projeto/limits.ts';
import { MATRICULA_MAXIMO } from '../limits.ts';
import type { TipoDeImportacao } from '../types.ts';

export type FormaDoCampo =
  | 'carga'
  | 'codigo'
  | 'cpf'
  | 'email'
  | 'lattes'
  | 'nome'
  | 'semestre'
  | 'siape'
  | 'taxa'
  | 'texto';

export interface CampoDaImportacao {
  readonly chave: string;
  readonly rotulo: string;
  /** In 'Falta …'. */
  readonly comArtigo: string;
  readonly forma: FormaDoCampo;
  readonly obrigatorio: boolean;
  readonly maximo: number;
  /** Heads by which other programs name the column, without accents. */
  readonly titulos: RegExp;
}

type Resto = Partial<Pick<CampoDaImportacao, 'forma' | 'maximo' | 'obrigatorio'>>;

function campo(
  chave: string,
  rotulo: string,
  comArtigo: string,
  titulos: RegExp,
  { forma = 'texto', maximo = NOME_MAXIMO, obrigatorio = false }: Resto = {},
): CampoDaImportacao {
  return { chave, rotulo, comArtigo, titulos, forma, maximo, obrigatorio };
}

const EXIGIDO = { obrigatorio: true } as const;
const NOME_DE_PESSOA = campo(
  'nome',
  'Nome',
  'o nome',
  /^(nome( completo| civil)?( do (professor|docente|servidor|aluno|discente))?|professor|docente|servidor|aluno|discente|estudante)$/,
  { ...EXIGIDO, forma: 'nome' },
);
const CPF = (obrigatorio: boolean) =>
  campo('cpf', 'CPF', 'o CPF', /^(cpf|n(umero|o|\.)? ?(do )?cpf|cpf do .*)$/, { forma: 'cpf', obrigatorio });
const EMAIL = (obrigatorio: boolean) =>
  campo('email', 'E-mail', 'o e-mail', /^(e-?mail|correio( eletronico)?)( institucional| do .*)?$/, {
    forma: 'email',
    obrigatorio,
  });

/** The fields that each kind of list may have; the first ones identify a record. */
export const CAMPOS_DA_IMPORTACAO: Readonly<Record<TipoDeImportacao, readonly CampoDaImportacao[]>> = {
  pessoas: [
    CPF(true),
    NOME_DE_PESSOA,
    EMAIL(true),
    campo('siape', 'SIAPE', 'o SIAPE', /^(mat(ricula|\.)? ?)?siape$/, { ...EXIGIDO, forma: 'siape' }),
    campo(
      'unidade',
      'Unidade',
      'a unidade',
      /^(unidade( academica| de lotacao)?|lotacao|centro|uorg|nome unidade( lotacao)?)$/,
      EXIGIDO,
    ),
    campo(
      'programa',
      'Programa',
      'o programa',
      /^(programa|ppg|pos-?graduacao|programa de pos-?graduacao)$/,
      {
        maximo: PROGRAMA_MAXIMO,
      },
    ),
    campo('departamento', 'Departamento', 'o departamento', /^(departamento|depto\.?|setor|coordenacao)$/, {
      maximo: DEPARTAMENTO_MAXIMO,
    }),
    campo('lattes', 'Currículo Lattes', 'o Lattes', /^((curriculo )?lattes|link lattes|cv lattes)$/, {
      forma: 'lattes',
    }),
  ],
  unidades: [
    campo('nome', 'Nome', 'o nome', /^(nome( da unidade)?|unidades?( academicas?)?|centro)$/, EXIGIDO),
    campo('cidade', 'Cidade', 'a cidade', /^(cidade|municipio|sede|campus)$/, {
      ...EXIGIDO,
      maximo: CIDADE_MAXIMO,
    }),
  ],
  programas: [
    campo('nome', 'Nome', 'o nome', /^(nome( do programa)?|programas?( de pos-?graduacao)?|ppg)$/, {
      ...EXIGIDO,
      maximo: PROGRAMA_MAXIMO,
    }),
  ],
  disciplinas: [
    campo(
      'codigo',
      'Código',
      'o código',
      /^(cod(igo|\.)?( (da )?(disciplina|componente))?|componente codigo)$/,
      {
        ...EXIGIDO,
        forma: 'codigo',
        maximo: CODIGO_DA_DISCIPLINA_MAXIMO,
      },
    ),
    campo('semestre', 'Semestre', 'o semestre', /^(semestre|periodo( letivo)?|ano\/?-?(semestre|periodo))$/, {
      forma: 'semestre',
    }),
    campo(
      'nome',
      'Nome',
      'o nome',
      /^(nome( da disciplina| do componente)?|disciplina|componente( curricular)?|descricao)$/,
      { ...EXIGIDO, maximo: NOME_DA_DISCIPLINA_MAXIMO },
    ),
    campo(
      'cargaHoraria',
      'Carga horária',
      'a carga horária',
      /^(c\.?h\.?|carga horaria|carga|horas|ch total|carga horaria total)$/,
      { ...EXIGIDO, forma: 'carga' },
    ),
    campo(
      'tsd',
      'TSD',
      'a taxa de sucesso (TSD)',
      /^(tsd|taxa de sucesso( da disciplina)?|sucesso|(%|percentual) de sucesso|aprovacao)( ?\(?%\)?)?$/,
      {
        forma: 'taxa',
      },
    ),
    campo(
      'programa',
      'Curso ou programa',
      'o curso',
      /^(programa|curso|departamento|unidade( de oferta)?)$/,
      {
        maximo: CURSO_MAXIMO,
      },
    ),
  ],
  alunos: [
    campo('matricula', 'Matrícula', 'a matrícula', /^(n(umero|o|\.)? ?(de )?)?matr(icula|\.)?( .*)?$/, {
      ...EXIGIDO,
      forma: 'codigo',
      maximo: MATRICULA_MAXIMO,
    }),
    NOME_DE_PESSOA,
    CPF(false),
    EMAIL(false),
    campo('curso', 'Curso', 'o curso', /^(curso|nome do curso|programa)$/, { maximo: CURSO_MAXIMO }),
  ],
};

export function campoDaImportacao(tipo: TipoDeImportacao, chave: string): CampoDaImportacao | undefined {
  return CAMPOS_DA_IMPORTACAO[tipo].find((um) => um.chave === chave);
}
