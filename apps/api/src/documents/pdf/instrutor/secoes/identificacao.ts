import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import type { Secao } from '../../blocos.ts';
import { item } from '../../itens.ts';
import { ouLacuna } from '../lacuna.ts';
import type { ModeloPreenchido } from '../modelo.ts';

export function secaoIdentificacao(m: ModeloPreenchido): Secao {
  return {
    titulo: null,
    blocos: [
      {
        tipo: 'dados',
        itens: [
          item('Projeto', m.projeto.titulo, { complemento: `Projeto nº ${m.projeto.id}` }),
          item('Edital', m.edital),
          item('Instrutor', ouLacuna(m.nome)),
          item('Coordenação', m.coordenador),
          item('Programa de pós-graduação', ouLacuna(m.programa_pos)),
          item('E-mail', ouLacuna(m.email)),
          item('Tipo', m.tipoAluno === null ? ouLacuna('') : NOMES_DOS_TIPOS_DE_ALUNO[m.tipoAluno]),
        ],
      },
    ],
  };
}
