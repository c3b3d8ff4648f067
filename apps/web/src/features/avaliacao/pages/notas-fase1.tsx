import { NotasDaFase } from '../components/mesa/notas-da-fase.tsx';

export default function NotasFase1() {
  return <NotasDaFase fase={1} />;
}
