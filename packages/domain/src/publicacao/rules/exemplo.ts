import type { LinhaDoResultado } from '../../resultado/types.ts';
import type { NomeDoModelo } from '../types.ts';
import { blocosDaVersao, fatosDaVersao, type VersaoParaOTexto } from './fatos.ts';
import type { Blocos, FatosDoSistema } from './preencher.ts';

const linha = (
  parte: Partial<LinhaDoResultado> & Pick<LinhaDoResultado, 'projeto_id'>,
): LinhaDoResultado => ({
  posicao: 1,
  titulo: 'Cálculo desde a primeira semana',
  coordenador: 'Ana Prado',
  unidade: 'Instituto de Matemática',
  tipoProjeto: 'TIPO I',
  total: 436.5,
  situacaoExibida: 'APROVADO',
  vagas: 'todas',
  remunerados_aprovados: 2,
  voluntarios_aprovados: 1,
  desempate: null,
  ...parte,
});

const SEGUNDA = linha({
  projeto_id: 12,
  posicao: 2,
  titulo: 'Laboratório aberto de Física',
  coordenador: 'Hugo Falcão',
  unidade: 'Instituto de Física',
  total: 401,
  remunerados_aprovados: 1,
  voluntarios_aprovados: 0,
});

const LINHAS: readonly LinhaDoResultado[] = [
  linha({ projeto_id: 31 }),
  SEGUNDA,
  linha({
    projeto_id: 27,
    posicao: 3,
    titulo: 'Leitura e escrita acadêmica',
    coordenador: 'Rita Nóbrega',
    unidade: 'Faculdade de Letras',
    total: 388.5,
    vagas: 'nenhuma',
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
  }),
];

/** A made-up result that fills a template before there is a real one. */
export function exemploParaOModelo(
  nome: NomeDoModelo,
  {
    instituicao,
    publicUrl,
    fuso,
    agora,
  }: Pick<VersaoParaOTexto, 'agora' | 'fuso' | 'instituicao' | 'publicUrl'>,
): { readonly fatos: FatosDoSistema; readonly blocos: Blocos } {
  const nova = nome === 'correcao';
  const versao: VersaoParaOTexto = {
    instituicao,
    publicUrl,
    fuso,
    agora,
    edital: { id: 1, nome: 'Edital de exemplo', ano: agora.getUTCFullYear() },
    versao: {
      numero: nova ? 2 : 1,
      instante: agora.toISOString(),
      motivo: nova ? 'RECURSO' : 'PUBLICACAO',
      recurso: nova ? 5 : null,
      justificativa: null,
      reconstituida: false,
      sha256: 'a3f1'.repeat(16),
      ...(nome === 'preliminar' ? { preliminar: true } : {}),
    },
    linhas: LINHAS,
    antes: nova ? LINHAS.map((uma) => (uma === SEGUNDA ? { ...uma, total: 395 } : uma)) : null,
  };
  return { fatos: fatosDaVersao(versao, `7/${agora.getUTCFullYear()}`), blocos: blocosDaVersao(versao) };
}
