import { coordenacaoPorExtenso } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { ROTULOS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Secao } from '../../blocos.ts';
import { item } from '../../itens.ts';
import { texto } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

/** The coordinator's section, without CPF and RG, because the document is passed on (T-M1). */
export function secaoCoordenador({ projeto }: DocumentoDoProjeto): Secao {
  const c = projeto.coordenador;
  if (projeto.semNomes) {
    return { titulo: texto('Coordenador'), blocos: [{ tipo: 'nota', texto: texto(c.nome) }] };
  }
  return {
    titulo: texto('Coordenador'),
    blocos: [
      {
        tipo: 'dados',
        itens: [
          item('Nome', c.nome),
          ...(projeto.coordenaramAntes.length === 0
            ? []
            : [item('Coordenação', coordenacaoPorExtenso(projeto))]),
          item('SIAPE', c.siape),
          item('E-mail', c.email, { link: `mailto:${c.email}` }),
          item('Unidade acadêmica', c.unidade.nome, { complemento: c.unidade.cidade }),
          item('Programa de pós-graduação', c.programa ?? ROTULOS_PROJETO.naoPossui),
          item('Departamento ou curso', c.departamento),
          item('Currículo Lattes', c.lattes, { link: c.lattes }),
        ],
      },
    ],
  };
}
