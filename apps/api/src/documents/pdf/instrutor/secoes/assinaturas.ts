import type { Modelo } from '@instrutoria/domain/instrutor/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Assinatura, Secao } from '../../blocos.ts';
import { texto, vazio } from '../../texto.ts';
import { ouLacuna } from '../lacuna.ts';
import type { ModeloPreenchido } from '../modelo.ts';
import { paragrafo } from './itens-do-texto.ts';

function linha(nome: string, papel: string): Assinatura {
  const escrito = texto(nome.trim());
  return { nome: vazio(escrito) ? null : escrito, papel: texto(papel) };
}

const QUEM_ASSINA: Readonly<Record<Modelo, (m: ModeloPreenchido) => readonly Assinatura[]>> = {
  termo_compromisso: (m) => [linha(m.nome, 'Instrutor'), linha(m.coordenador, 'Coordenação do projeto')],
  declaracao_aluno_detentor: (m) => [linha(m.nome, 'Aluno')],
  termo_anuencia: (m) => [
    linha('', 'Coordenação do programa de pós-graduação'),
    linha('', 'Orientador'),
    linha(m.nome, 'Aluno'),
    linha(m.coordenador, 'Coordenação do projeto'),
  ],
};

export function secaoDasAssinaturas(m: ModeloPreenchido): Secao {
  const ano = diaNoFuso(m.emitidoEm, m.fuso).slice(0, 4);
  const lugar = ouLacuna(m.instituicao.cidade, 20);
  return {
    titulo: texto('Assinaturas'),
    blocos: [
      { tipo: 'rico', blocos: [paragrafo(`${lugar}, ____ de __________________ de ${ano}.`)] },
      { tipo: 'assinaturas', linhas: QUEM_ASSINA[m.documento](m) },
    ],
  };
}
