import { NotasDaFase } from '../components/mesa/notas-da-fase.tsx';

export default function NotasFase2() {
  return <NotasDaFase fase={2} />;
}
