import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umaUnidade, umProfessorResumido } from '@instrutoria/domain/testing/contas.ts';
import { umCronograma, umNaoCadastrado, umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import type { DocumentoDoProjeto } from '../../documents/pdf/projeto/modelo.ts';

/** A complete document for tests: any field of the project, or of the document, can be overridden. */
export function umDocumento(
  projeto: Partial<Projeto> = {},
  mudancas: Partial<DocumentoDoProjeto> = {},
): DocumentoDoProjeto {
  return {
    projeto: umProjeto({
      professores_colaboradores: [
        umProfessorResumido({
          id: 8,
          nome: 'Rui Campos Teles',
          email: 'rui.teles@exemplo.br',
          siape: '2222222',
          lattes: 'http://lattes.cnpq.br/2222222222222222',
          unidade: umaUnidade({ id: 2, nome: 'Faculdade de Educação', cidade: 'Sobral' }),
        }),
      ],
      professores_colaboradores_nao_cadastrado: [umNaoCadastrado({ regimeTrabalho: '20h/DE' })],
      ...projeto,
    }),
    cronogramas: [umCronograma(), umCronograma()],
    instituicao: {
      nome: 'Universidade do Cariri Exemplar',
      sigla: 'UCE',
      programa: 'Programa de Instrutoria Acadêmica',
      cidade: 'Crato',
      logo: null,
    },
    logo: null,
    imagens: new Map(),
    emitidoEm: new Date('2026-03-20T02:30:00Z'),
    fuso: 'America/Fortaleza',
    ...mudancas,
  };
}
