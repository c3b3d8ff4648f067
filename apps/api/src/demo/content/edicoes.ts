import type { ChaveDeEdital } from './editais.ts';
import { PROJETOS } from './projetos/todos.ts';
import type { ProjetoDemo } from './types.ts';

/** Who led the proposal that this one takes up again; each of them coordinates one of PROJETOS. */
type Edicao = Pick<ProjetoDemo, 'colaboradores' | 'titulo'> & {
  readonly de: string;
  readonly coordenador?: string;
};

const POR_EDITAL: Partial<Readonly<Record<ChaveDeEdital, readonly Edicao[]>>> = {
  extensao: [
    { de: 'jussara.campos', titulo: 'Trilhas abertas: Botânica no campus para as escolas do bairro' },
    {
      de: 'denise.okamoto',
      titulo: 'Cozinha comunitária: técnica dietética com as merendeiras da rede pública',
    },
  ],
  secretaria: [
    { de: 'patricia.yamada', titulo: 'Estatística na sala de aula: oficinas para futuros professores' },
    { de: 'luciana.aguiar', titulo: 'Química que se explica: instrutoria para a licenciatura noturna' },
  ],
  resultado: [
    { de: 'helena.moura', titulo: 'Acolher em Matemática: turmas de estudo para quem acabou de chegar' },
    {
      de: 'rosangela.macedo',
      titulo: 'Primeiros cuidados: laboratório de técnicas para ingressantes de Enfermagem',
    },
    {
      de: 'vera.malheiros',
      coordenador: 'samuel.abreu',
      colaboradores: ['vera.malheiros'],
      titulo: 'Argumentar desde o primeiro semestre: oficina de leitura e escrita filosófica',
    },
    {
      de: 'nadia.haddad',
      coordenador: 'monica.teixeira',
      colaboradores: ['nadia.haddad'],
      titulo: 'Caminhar e desenhar a cidade: cartografia no primeiro ano de Arquitetura',
    },
    {
      de: 'rogerio.tavares',
      coordenador: 'fernando.lisboa',
      colaboradores: ['rogerio.tavares'],
      titulo: 'Vetores à mão: geometria e movimento para ingressantes de Física',
    },
    { de: 'bruno.kessler', titulo: 'O primeiro programa: plantões para quem nunca escreveu código' },
    { de: 'marcia.ulhoa', titulo: 'Do atlas ao corpo: estudo dirigido de Anatomia com calouros' },
    { de: 'otavio.lins', titulo: 'Medir o próprio pulso: Fisiologia experimental no primeiro ano' },
    { de: 'leandro.assis', titulo: 'Perguntar à cidade: iniciação ao trabalho de campo' },
  ],
  anterior: [
    { de: 'helena.moura', titulo: 'Estudar em grupo: plantões de pré-requisitos no contraturno' },
    { de: 'rosangela.macedo', titulo: 'Simular para cuidar: Semiotécnica em pequenos grupos' },
    { de: 'simone.brandao', titulo: 'Lâminas e perguntas: plantões de microscopia' },
    { de: 'juliana.escobar', titulo: 'Da bancada ao quadro: oficinas de circuitos elétricos' },
    { de: 'joaquim.serpa', titulo: 'Arquivo aberto: leitura de documentos manuscritos' },
    { de: 'tamires.nogueira', titulo: 'Listas, filas e árvores: estruturas de dados com cartas e fichas' },
  ],
  antigo: [
    { de: 'larissa.fontes', titulo: 'Receita e mecanismo: estudos dirigidos de Farmacologia' },
    { de: 'geraldo.pimentel', titulo: 'Semear e medir: práticas de Fitotecnia na fazenda-escola' },
    { de: 'gustavo.peixoto', titulo: 'Ouvir o paciente: instrutoria em Semiologia Médica' },
    { de: 'vera.malheiros', titulo: 'Reescrever: ateliê de textos acadêmicos' },
    { de: 'renan.couto', titulo: 'Pensar em cruzamentos: problemas de Genética resolvidos em grupo' },
  ],
};

function daEdicao(edital: ChaveDeEdital, { de, ...mudancas }: Edicao): ProjetoDemo {
  const base = PROJETOS.find(({ coordenador }) => coordenador === de);
  if (base === undefined) throw new Error(`${de} coordinates nothing`);
  return { ...base, ...mudancas, edital };
}

/**
 * Proposals to other calls by people who bring theirs again, as teachers do from year to year: the texts are those of
 * PROJETOS, under the title of that edition and by whoever led it then.
 */
export const EDICOES: readonly ProjetoDemo[] = Object.entries(POR_EDITAL).flatMap(([edital, edicoes]) =>
  edicoes.map((edicao) => daEdicao(edital as ChaveDeEdital, edicao)),
);
