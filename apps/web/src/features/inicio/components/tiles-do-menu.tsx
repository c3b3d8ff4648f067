import {
  type Icon,
  IconCertificate,
  IconChecklist,
  IconFilePlus,
  IconFiles,
  IconFolderOpen,
  IconGavel,
  IconListDetails,
  IconMessageQuestion,
  IconReportAnalytics,
  IconSettings,
  IconUserCheck,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { EntradaVisivel } from '../../../app/menu.ts';
import classes from './tiles-do-menu.module.css';

interface Face {
  readonly Icon: Icon;
  readonly texto: string;
}

const FACES: Readonly<Record<string, Face>> = {
  '/cadastro_projeto': { Icon: IconFilePlus, texto: 'Escreva uma proposta para um edital aberto' },
  '/projetos_submetidos': { Icon: IconFolderOpen, texto: 'Acompanhe o que você já enviou' },
  '/rascunhos_salvos': { Icon: IconFiles, texto: 'Continue de onde parou' },
  '/projetos_avaliar': { Icon: IconChecklist, texto: 'Veja os projetos em avaliação' },
  '/alterar_usuarios': { Icon: IconUserCog, texto: 'Mude o tipo de cada professor' },
  '/designar_avaliadores': { Icon: IconUserCheck, texto: 'Escolha quem avalia cada projeto' },
  '/finalizar_avaliacoes': { Icon: IconGavel, texto: 'Conclua a avaliação de um edital' },
  '/ranque_tipo1': { Icon: IconReportAnalytics, texto: 'Veja a classificação dos projetos' },
  '/aprovacao_instrutores': { Icon: IconUsersGroup, texto: 'Decida o número de instrutores' },
  '/recursos': { Icon: IconMessageQuestion, texto: 'Responda aos pedidos dos coordenadores' },
  '/listar-projetos-avaliados-secretaria': { Icon: IconListDetails, texto: 'Veja os resultados enviados' },
  '/administracao': { Icon: IconSettings, texto: 'Editais, unidades, programas, avisos e configuração' },
  '/painel': { Icon: IconReportAnalytics, texto: 'Acompanhe os números de um edital' },
  '/declaracoes': { Icon: IconCertificate, texto: 'Peça uma declaração que qualquer pessoa pode conferir' },
};
const PLAIN: Face = { Icon: IconListDetails, texto: '' };

export function TilesDoMenu({ entradas }: { readonly entradas: readonly EntradaVisivel[] }) {
  return (
    <nav aria-label="Atividades">
      <ul className={classes.tiles}>
        {entradas.map(({ caminho, rotulo }) => {
          const face = FACES[caminho] ?? PLAIN;
          return (
            <li key={caminho}>
              <Link to={caminho} state="doMenu" className={classes.tile ?? ''}>
                <span className={classes.disc}>
                  <face.Icon aria-hidden size={26} stroke={1.6} />
                </span>
                <span className={classes.words}>
                  <span className={classes.title}>{rotulo}</span>
                  <span className={classes.text}>{face.texto}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
