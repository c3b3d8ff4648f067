import { porNome } from '../kernel/objetos.ts';
import { type CamposDoProjeto, PRIMEIRAS_OPCOES, SECOES } from '../projeto/campos.ts';
import { MESES, POSICOES_DO_CRONOGRAMA } from '../projeto/limits.ts';
import type {
  Cronograma,
  DadosDaDisciplina,
  Disciplina,
  ProfessorNaoCadastrado,
  Projeto,
  Proposta,
} from '../projeto/types.ts';
import { umaUnidade, umProfessorResumido } from './contas.ts';
import { umEdital } from './editais.ts';

const TEXTO = '<p>Acompanhamento semanal dos estudantes em monitorias e oficinas.</p>';

/** The fields of a complete valid proposal: one paid and one volunteer. */
export const CAMPOS_PREENCHIDOS = {
  ...PRIMEIRAS_OPCOES,
  area: '1.05',
  titulo: 'Monitoria em Cálculo para ingressantes',
  remunerados: 1,
  voluntarios: 1,
  ...porNome(SECOES, () => TEXTO),
  referencias: '',
  palavraChave1: 'cálculo',
  palavraChave2: 'monitoria',
  palavraChave3: 'permanência',
  palavraChave4: 'ensino',
} satisfies CamposDoProjeto;

/** One holder's complete schedule. */
export function umCronograma(mudancas: Partial<Cronograma> = {}): Cronograma {
  const campos = POSICOES_DO_CRONOGRAMA.flatMap((n) => [
    [`mesAno${n}`, MESES[n - 1]],
    [`atividade${n}`, `<p>Oficinas e plantão de dúvidas, parte ${n}.</p>`],
  ]);
  return { ...(Object.fromEntries(campos) as Cronograma), ...mudancas };
}

/** A discipline as typed, complete and valid. */
export function dadosDeDisciplina(mudancas: Partial<DadosDaDisciplina> = {}): DadosDaDisciplina {
  return {
    nome: 'Cálculo I',
    semestre: 'primeiro',
    codigo: 'MAT0101',
    unidade_oferta: 1,
    tipo_disciplina: 'teorica',
    ehObrigatoria: true,
    tsd: 62,
    cursos_ofertadas: ['Engenharia Civil', 'Física'],
    carga_horaria: 64,
    ...mudancas,
  };
}

/** A stored discipline. */
export function umaDisciplina(mudancas: Partial<Disciplina> = {}): Disciplina {
  return {
    id: 11,
    nome: 'Cálculo I',
    semestre: 'primeiro',
    codigo: 'MAT0101',
    unidade_oferta: umaUnidade(),
    tipo_disciplina: 'teorica',
    ehObrigatoria: true,
    tsd: 62,
    cursos_ofertadas: ['Engenharia Civil', 'Física'],
    carga_horaria: 64,
    ...mudancas,
  };
}

/** A stored collaborator without an account. */
export function umNaoCadastrado(mudancas: Partial<ProfessorNaoCadastrado> = {}): ProfessorNaoCadastrado {
  return {
    id: 21,
    nome: 'Otávio Lins Barreto',
    siape: '7654321',
    regimeTrabalho: '40h/DE',
    unidade: umaUnidade(),
    ...mudancas,
  };
}

/** A complete valid proposal: one paid and one volunteer, their two schedules, bundle 5, call 3. */
export function umaProposta(mudancas: Partial<Proposta> = {}): Proposta {
  return {
    ...CAMPOS_PREENCHIDOS,
    edital: 3,
    professores_colaboradores: [],
    professores_colaboradores_nao_cadastrado: [],
    comprovante_disciplinas: 5,
    cronogramas: [umCronograma(), umCronograma()],
    ...mudancas,
  };
}

/** A submitted project as in an answer. */
export function umProjeto(mudancas: Partial<Projeto> = {}): Projeto {
  return {
    id: 31,
    versao: 1,
    ...CAMPOS_PREENCHIDOS,
    coordenador: umProfessorResumido(),
    tipoProjeto: 'TIPO I',
    quantBolsas: 2,
    edital: umEdital(),
    professores_colaboradores: [],
    professores_colaboradores_nao_cadastrado: [],
    comprovante_disciplinas: {
      id: 5,
      comprovante: `arq_${'b'.repeat(32)}`,
      disciplinas_associadas: [umaDisciplina()],
    },
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
    temAvaliador: false,
    ehRascunho: false,
    aguardandoCronograma: false,
    situacao: 'SUBMETIDO',
    situacaoExibida: 'SUBMETIDO',
    vagas: null,
    encerramento: null,
    desistencia: null,
    vice: null,
    coordenaramAntes: [],
    alunos: [],
    submetidoEm: '2026-03-10T14:00:00.000Z',
    atualizadoEm: '2026-03-10T14:00:00.000Z',
    ...mudancas,
  };
}
